import { Page } from '../app/layout/Page.tsx'
import { Button } from '../design/Button.tsx'
import styles from './Cover.module.css'
import type { Wording } from './wording.ts'

/** Nothing to be seen, for the time that Jack looks away from his sheet. */
export function Cover({ wording: { say }, onLift }: { readonly wording: Wording; onLift(): void }) {
  return (
    <Page title={say('cover.title')} width="narrow">
      <div className={styles.cover}>
        <h1>{say('cover.title')}</h1>
        <Button kind="primary" size="large" autoFocus onClick={onLift}>
          {say('cover.lift')}
        </Button>
      </div>
    </Page>
  )
}
