import type { LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { BottomSheet } from '../design/BottomSheet.tsx'
import { Icon } from '../design/Icon.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './Sheets.module.css'

export interface SheetPanel<Id extends string> {
  readonly id: Id
  /** On its button. */
  readonly label: string
  /** On top of its sheet; its label where nothing else is said. */
  readonly title?: string
  readonly icon: LucideIcon
  /** How much of it waits to be looked at, and how that is said. */
  readonly badge?: { readonly count: number; readonly said: string }
  readonly content: ReactNode
}

interface SheetsProps<Id extends string> {
  /** What they are about, for screen readers. */
  readonly label: string
  readonly panels: readonly SheetPanel<NoInfer<Id>>[]
  readonly opened: Id | null
  onOpen(id: NoInfer<Id> | null): void
  /** What has been asked of the looker since he opened a sheet: a word that leads back to the table. */
  readonly call: string | null
}

/** Panels as sheets from below, opened by a bar at the foot of the screen that stays under them. */
export function Sheets<Id extends string>({ label, panels, opened, onOpen, call }: SheetsProps<Id>) {
  const { t } = useTranslation('table')
  const { t: shell } = useTranslation('shell')
  const close = () => onOpen(null)
  const open = panels.find(({ id }) => id === opened)
  const bar = <Bar label={label} panels={panels} opened={opened} onOpen={id => onOpen(id === opened ? null : id)} />
  return (
    <>
      <div className={styles.foot}>{bar}</div>
      <BottomSheet
        open={open !== undefined}
        title={open?.title ?? open?.label ?? ''}
        labels={{ taller: t('sheets.taller'), lower: t('sheets.lower'), close: shell('common.close') }}
        onClose={close}
        foot={bar}
      >
        <div role="status">
          {call !== null && (
            <button type="button" className={styles.call} onClick={close}>
              {call}
            </button>
          )}
        </div>
        <Suspense fallback={<Skeleton lines={6} />}>{open?.content}</Suspense>
      </BottomSheet>
    </>
  )
}

type BarProps<Id extends string> = Omit<SheetsProps<Id>, 'call'>

function Bar<Id extends string>({ label, panels, opened, onOpen }: BarProps<Id>) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {panels.map(({ id, label: name, icon, badge }) => (
        <button
          key={id}
          type="button"
          className={styles.opener}
          aria-haspopup="dialog"
          aria-expanded={id === opened}
          onClick={() => onOpen(id)}
        >
          <Icon of={icon} size={22} />
          <span className={styles.name}>{name}</span>
          {badge !== undefined && badge.count > 0 && (
            <>
              <span className={styles.badge} aria-hidden="true">
                {badge.count > MOST ? `${MOST}+` : badge.count}
              </span>
              <span className="visually-hidden">{badge.said}</span>
            </>
          )}
        </button>
      ))}
    </nav>
  )
}

/** More is not told in so little room. */
const MOST = 99
