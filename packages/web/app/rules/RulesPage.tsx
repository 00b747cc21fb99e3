import { useSyncExternalStore } from 'react'
import { Link, useParams } from 'wouter'
import { GAMES } from '../../games/registry.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Page, PageHead } from '../layout/Page.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { RuleList } from './RuleList.tsx'
import styles from './RulesPage.module.css'
import { hasRules, useRuleBook } from './ruleBook.ts'

export function RulesPage() {
  const { game = '' } = useParams()
  return hasRules(game) ? <Reader game={game} /> : <NotFoundPage />
}

/** The rules as a page; its address with `#MJ-30` opens at that rule. */
function Reader({ game }: { readonly game: string }) {
  const { t } = useTranslation('reader')
  const { t: shell } = useTranslation('shell')
  const book = useRuleBook(game)
  const hash = useSyncExternalStore(onHash, () => decodeURIComponent(location.hash.slice(1)))
  const title = t('title', { title: shell(`titles.${game}.name`) })
  const opened = book.sections.some(section => section.rules.some(rule => rule.id === hash)) ? hash : null

  return (
    <Page title={title}>
      <PageHead title={title} lead={t('lead')}>
        <nav className={styles.books} aria-label={t('games')}>
          {GAMES.filter(({ id }) => hasRules(id)).map(({ id }) => (
            <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
              {shell(`titles.${id}.name`)}
            </Link>
          ))}
        </nav>
      </PageHead>
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label={t('contents')}>
          <details open={matchMedia('(min-width: 56rem)').matches}>
            <summary>{t('contents')}</summary>
            <ol className={styles.list}>
              {book.sections.map(section => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <RuleList book={book} opened={opened} heading="h2" href={id => `#${id}`} />
      </div>
    </Page>
  )
}

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
