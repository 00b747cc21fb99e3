import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'wouter'
import { PageSkeleton } from '../app/layout/PageSkeleton.tsx'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import { drawnInStretches } from '../board-kit/scenery.ts'
import { Cover } from './Cover.tsx'
import { type Kept, opening, type Sheet } from './model/sheet.ts'
import { SheetTable } from './SheetTable.tsx'
import { findSheet, keepSheet } from './store.ts'
import { useCover } from './useCover.ts'
import { useWording } from './wording.ts'

/** One game at a table, as this browser keeps it. */
export function SheetPage() {
  const { id = '' } = useParams()
  const kept = useMemo(() => findSheet(id), [id])
  return kept === null ? <NotFoundPage /> : <Opened key={id} kept={kept} />
}

function Opened({ kept }: { readonly kept: Kept }) {
  const wording = useWording()
  const [sheet, setSheet] = useOpening(kept)
  const [covered, setCovered] = useCover(kept.side === 'jack')
  if (covered) return <Cover wording={wording} onLift={() => setCovered(false)} />
  if (sheet === null) return <PageSkeleton />
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

/** Going through a game of four nights takes a tenth of a second: the page stays awake meanwhile. Null until it is done. */
function useOpening(kept: Kept): readonly [Sheet | null, (next: Sheet) => void] {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  useEffect(() => {
    let isGone = false
    void drawnInStretches(opening(kept)).then(opened => {
      if (!isGone) setSheet(opened)
    })
    return () => {
      isGone = true
    }
  }, [kept])
  return [sheet, setSheet]
}
