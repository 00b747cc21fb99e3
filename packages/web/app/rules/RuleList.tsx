import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '../../design/Field.tsx'
import { useTranslation } from '../../i18n/index.ts'
import styles from './RuleList.module.css'
import type { Rule, RuleBook } from './ruleBook.ts'
import { type Piece, pieces, searchRules, wordsOf } from './search.ts'

interface RuleListProps {
  readonly book: RuleBook
  /** The rule to show first, for instance `MJ-30`. */
  readonly opened: string | null
  /** The level of the sections' titles. */
  readonly heading: 'h2' | 'h3'
  /** Where a rule's number leads. */
  href(rule: string): string
  /** Opens a rule in place, beside a board; without it the link leads where it leads. */
  onOpen?: ((rule: string) => void) | undefined
}

/** All rules of a game, with a search above. */
export function RuleList({ book, opened, heading: Heading, href, onOpen }: RuleListProps) {
  const { t } = useTranslation('reader')
  const [query, setQuery] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const words = wordsOf(query)
  const sections = searchRules(book, words)
  const count = sections.reduce((sum, section) => sum + section.rules.length, 0)

  useEffect(() => {
    if (!opened) return
    setQuery('')
    // The list must be whole again before the rule can be shown.
    requestAnimationFrame(() => {
      list.current?.querySelector(`[data-rule="${CSS.escape(opened)}"]`)?.scrollIntoView({ block: 'center' })
    })
  }, [opened])

  return (
    <div>
      <div className={styles.search}>
        <TextField label={t('search')} type="search" value={query} onChange={event => setQuery(event.target.value)} />
      </div>
      <p className={styles.count} role="status">
        {words.length > 0 && (count > 0 ? t('found', { count }) : t('none', { words: query.trim() }))}
      </p>
      <div ref={list}>
        {sections.map(section => (
          <section key={section.id} id={Heading === 'h2' ? section.id : undefined} className={styles.section}>
            <Heading>{section.title}</Heading>
            {section.rules.map(rule => (
              <RuleLine
                key={rule.id}
                rule={rule}
                words={words}
                opened={rule.id === opened}
                href={href}
                onOpen={onOpen}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

/** A plain click only: with a key held, a link opens elsewhere as everywhere. */
function openInPlace(event: MouseEvent, rule: string, onOpen: RuleListProps['onOpen']): void {
  if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  onOpen(rule)
}

interface RuleLineProps extends Pick<RuleListProps, 'href' | 'onOpen'> {
  readonly rule: Rule
  readonly words: readonly string[]
  readonly opened: boolean
}

function RuleLine({ rule, words, opened, href, onOpen }: RuleLineProps) {
  const { t } = useTranslation('reader')
  return (
    <div
      data-rule={rule.id}
      className={`${styles.rule} ${opened ? styles.opened : ''}`}
      aria-current={opened || undefined}
    >
      <a
        className={styles.number}
        href={href(rule.id)}
        aria-label={t('link', { rule: rule.id })}
        onClick={event => openInPlace(event, rule.id, onOpen)}
      >
        {rule.id}
      </a>
      <p>
        {pieces(rule.text, words).map((piece, index) => (
          <PieceOfRule key={index} piece={piece} href={href} onOpen={onOpen} />
        ))}
      </p>
    </div>
  )
}

interface PieceProps extends Pick<RuleListProps, 'href' | 'onOpen'> {
  readonly piece: Piece
}

function PieceOfRule({ piece: { kind, text }, href, onOpen }: PieceProps) {
  switch (kind) {
    case 'plain':
      return text
    case 'found':
      return <mark>{text}</mark>
    case 'rule':
      return (
        <a href={href(text)} onClick={event => openInPlace(event, text, onOpen)}>
          {text}
        </a>
      )
  }
}
