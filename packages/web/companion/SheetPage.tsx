import { useState } from 'react'
import { useParams } from 'wouter'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import { Cover } from './Cover.tsx'
import { openSheet, type Sheet } from './model/sheet.ts'
import { SheetTable } from './SheetTable.tsx'
import { findSheet, keepSheet } from './store.ts'
import { useCover } from './useCover.ts'
import { useWording } from './wording.ts'

/** One game at a table, as this browser keeps it. */
export function SheetPage() {
  const { id = '' } = useParams()
  return <Opened key={id} id={id} />
}

function Opened({ id }: { readonly id: string }) {
  const wording = useWording()
  const [sheet, setSheet] = useState<Sheet | null>(() => {
    const kept = findSheet(id)
    return kept === null ? null : openSheet(kept)
  })
  const [covered, setCovered] = useCover(sheet?.kept.side === 'jack')
  if (sheet === null) return <NotFoundPage />
  if (covered) return <Cover wording={wording} onLift={() => setCovered(false)} />
  const keep = (next: Sheet) => {
    setSheet(next)
    try {
      keepSheet(next.kept)
    } catch {
      // Without storage the sheet lasts as long as the page.
    }
  }
  return <SheetTable wording={wording} sheet={sheet} keep={keep} onCover={() => setCovered(true)} />
}
