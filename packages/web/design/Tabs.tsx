import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef } from 'react'
import { Skeleton } from './Skeleton.tsx'
import styles from './Tabs.module.css'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps<Id extends string> {
  /** What the tabs are about, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<NoInfer<Id>>[]
  readonly selected: Id
  onSelect(id: NoInfer<Id>): void
}

/** Tabs after the WAI-ARIA pattern: arrows, `Home` and `End` move and select; one stop for the Tab key. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const now = tabs.findIndex(tab => tab.id === selected)
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const tab = tabs[next % tabs.length]
    if (!tab) return
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${tab.id}`)}`)?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        <Suspense fallback={<Skeleton lines={4} />}>{tabs.find(tab => tab.id === selected)?.content}</Suspense>
      </div>
    </div>
  )
}
