import { Download, Printer } from 'lucide-react'
import { Button } from '../design/Button.tsx'
import { CopyButton } from '../design/CopyButton.tsx'
import { download } from '../design/download.ts'
import styles from './FilesPanel.module.css'
import { fileName } from './file-name.ts'
import { recordOf } from './model/record.ts'
import type { Sheet } from './model/sheet.ts'
import type { Wording } from './wording.ts'

interface FilesProps {
  readonly wording: Wording
  readonly sheet: Sheet
  onPrint(): void
}

/** The sheet as a record, as a file and on paper. */
export function FilesPanel({ wording: { say }, sheet, onPrint }: FilesProps) {
  const { side } = sheet.kept
  const record = recordOf(sheet)
  return (
    <section className={styles.files}>
      <h3>{say('files.title')}</h3>
      <p>{say(record === null ? 'files.none' : `files.${side}`)}</p>
      <div className={styles.tools}>
        {record !== null && (
          <>
            <Button icon={Download} onClick={() => download(record, fileName(side, new Date()))}>
              {say('files.download')}
            </Button>
            <CopyButton text={record} label={say('files.copy')} />
          </>
        )}
        <Button icon={Printer} onClick={onPrint}>
          {say('files.print')}
        </Button>
      </div>
      <p className={styles.quiet}>{say('files.kept')}</p>
    </section>
  )
}
