import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  readonly tone?: 'news' | 'problem'
  readonly title?: string
  readonly children: ReactNode
}

/** Something to know, within the page. A problem is read out when it appears. */
export function Notice({ tone = 'news', title, children }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${tone === 'problem' ? styles.problem : ''}`}
      role={tone === 'problem' ? 'alert' : undefined}
    >
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}
