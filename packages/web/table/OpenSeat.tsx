import type { SessionState } from '@gaslight/client'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '../design/Button.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { sideBySide } from '../i18n/clauses.ts'
import { useLaterTexts, useTranslation } from '../i18n/index.ts'
import styles from './OpenSeat.module.css'

// Most tables never have a free seat.
const SharePanel = lazy(async () => ({ default: (await import('../app/join/SharePanel.tsx')).SharePanel }))

/** While a seat is free: the link for whoever invites, the way to the seat for everybody else. */
export function OpenSeat({ info }: { readonly info: SessionState<object>['info'] }) {
  useLaterTexts('table')
  const { t } = useTranslation('table')
  const { t: shell } = useTranslation('shell')
  const open = info.seats.filter(seat => seat.kind === 'open')
  if (open.length === 0) return null
  const role = sideBySide(open.map(seat => shell(`roles.${seat.role}`)))
  return (
    <section className={styles.open} aria-label={t('open.label')}>
      <p>{t('open.waiting', { role })}</p>
      {info.audience === 'public' ? (
        <ButtonLink kind="primary" href={`/join/${info.id}`}>
          {t('open.sit', { role })}
        </ButtonLink>
      ) : (
        <Suspense fallback={<Skeleton />}>
          <SharePanel id={info.id} />
        </Suspense>
      )}
    </section>
  )
}
