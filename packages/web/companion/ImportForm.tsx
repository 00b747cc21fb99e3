import type { Unreadable } from '@gaslight/companion/reading'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { useTranslation } from '../i18n/index.ts'
import type { Kept } from './model/sheet.ts'
import { createSheet } from './store.ts'

/** A sheet from a record: one that a companion wrote, or that of any game of this title. */
export function ImportForm({ onCreated }: { onCreated(kept: Kept): void }) {
  const { t } = useTranslation('companion')
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Unreadable | null>(null)
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file === undefined) return
    const { readRecord } = await import('@gaslight/companion/reading')
    const read = readRecord(await file.text())
    if (!read.ok) return setProblem(read.error)
    setProblem(null)
    onCreated(createSheet(file.name.replace(/\.\w+$/, ''), read.value))
  }
  return (
    <>
      <p>{t('import.help')}</p>
      <div>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          aria-label={t('import.choose')}
          tabIndex={-1}
          onChange={take}
        />
        <Button icon={FileUp} onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
      </div>
      {problem !== null && (
        <Notice tone="problem" title={t('import.failed')}>
          <p>
            {problem.kind === 'format'
              ? t('import.format', { message: problem.message })
              : t('import.line', { line: problem.line, text: problem.text })}
          </p>
        </Notice>
      )}
    </>
  )
}
