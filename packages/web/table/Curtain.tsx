import type { LocalSession, SessionState } from '@gaslight/client'
import { useLayoutEffect } from 'react'
import { Page, PageHead } from '../app/layout/Page.tsx'
import { Button } from '../design/Button.tsx'
import { useSpeaker } from '../design/Toast.tsx'
import { useLaterTexts, useTranslation } from '../i18n/index.ts'
import styles from './Curtain.module.css'
import { ownName } from './own-name.ts'

/** Between two players at one screen: nothing secret shows until the next one says that nobody else looks on. */
export function Curtain({ local, state }: { readonly local: LocalSession; readonly state: SessionState<object> }) {
  useLaterTexts('table')
  const { t } = useTranslation('table')
  const { t: shell } = useTranslation('shell')
  const { announce } = useSpeaker()
  // What was read out last was for the one who has looked: it is gone before the curtain shows.
  useLayoutEffect(() => announce(''), [announce])
  const seat = state.info.seats.findIndex(candidate => candidate.role === state.info.turn)
  const next = state.info.seats[seat]
  if (next === undefined) return null
  const role = shell(`roles.${next.role}`)
  const name = ownName(next.name, role)
  const title = t(state.window === null ? 'curtain.title' : 'curtain.asked', { who: name ?? role })
  return (
    <Page title={title} width="narrow">
      <div className={styles.curtain} data-role={next.role}>
        <PageHead
          title={title}
          lead={name === null ? t('curtain.lead') : t('curtain.leadNamed', { who: name, role })}
        />
        <Button kind="primary" size="large" autoFocus onClick={() => local.showTo(seat)}>
          {t('curtain.show')}
        </Button>
      </div>
    </Page>
  )
}
