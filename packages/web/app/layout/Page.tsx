import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { usePageStart, usePageTitle } from '../navigation.ts'
import styles from './Page.module.css'

interface PageProps {
  /** For the browser's tab. */
  readonly title: string
  readonly width?: 'narrow' | 'normal' | 'wide'
  readonly children: ReactNode
}

/** The `<main>` of every page: its name in the tab, its start after navigation. */
export function Page({ title, width = 'normal', children }: PageProps) {
  const { t } = useTranslation('shell')
  const main = usePageStart<HTMLElement>()
  usePageTitle(title === t('name') ? title : `${title} · ${t('name')}`)
  return (
    <main id="main" ref={main} tabIndex={-1} className={`${styles.page} ${width === 'normal' ? '' : styles[width]}`}>
      {children}
    </main>
  )
}

export function PageHead({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  )
}
