import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { Page, PageHead } from '../app/layout/Page.tsx'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import games from '../app/start/MyGames.module.css'
import { useSince } from '../app/start/useSince.ts'
import { Button, IconButton } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { GAMES } from '../games/registry.ts'
import { useTranslation } from '../i18n/index.ts'
import styles from './CompanionPage.module.css'
import { ImportForm } from './ImportForm.tsx'
import type { Kept } from './model/sheet.ts'
import { NewSheetForm } from './NewSheetForm.tsx'
import { forgetSheet, listSheets } from './store.ts'

/** The sheets that this browser keeps, and the way to a new one. */
export function CompanionPage() {
  const { t } = useTranslation('companion', 'lobby', 'shell')
  const { game = '' } = useParams()
  const [, go] = useLocation()
  const [sheets, setSheets] = useState(listSheets)
  const [leaving, setLeaving] = useState<Kept | null>(null)
  const entry = GAMES.find(candidate => candidate.id === game)
  if (entry?.companion !== true || entry.playable === null) return <NotFoundPage />
  const forget = () => {
    if (leaving !== null) forgetSheet(leaving.id)
    setSheets(listSheets())
    setLeaving(null)
  }
  const open = (kept: Kept) => go(`/companion/${game}/${kept.id}`)
  const title = t('title', { title: t(`titles.${game}.name`) })

  return (
    <Page title={title} width="narrow">
      <PageHead title={title} lead={t('lead')} />
      {sheets.length > 0 && (
        <section className={styles.part}>
          <h2>{t('kept.title')}</h2>
          <ul className={games.games}>
            {sheets.map(kept => (
              <KeptSheet key={kept.id} game={game} kept={kept} onForget={() => setLeaving(kept)} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h2>{t('import.title')}</h2>
        <ImportForm onCreated={open} />
      </section>
      <section className={styles.part}>
        <h2>{t('new.title')}</h2>
        <NewSheetForm game={game} playable={entry.playable} onCreated={open} />
      </section>
      <Dialog
        open={leaving !== null}
        title={t('kept.forgetTitle')}
        onClose={() => setLeaving(null)}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{t('kept.keep')}</Button>
            <Button kind="danger" onClick={forget}>
              {t('kept.forget')}
            </Button>
          </>
        }
      >
        <p>{t('kept.forgetText', { name: leaving?.name ?? '' })}</p>
      </Dialog>
    </Page>
  )
}

interface KeptProps {
  readonly game: string
  readonly kept: Kept
  onForget(): void
}

function KeptSheet({ game, kept, onForget }: KeptProps) {
  const { t } = useTranslation('companion', 'shell')
  const since = useSince(kept.created)
  return (
    <li className={games.game}>
      <Link href={`/companion/${game}/${kept.id}`} className={games.name}>
        {kept.name}
      </Link>
      <IconButton
        icon={Trash2}
        label={t('kept.forgetNamed', { name: kept.name })}
        className={games.forget}
        onClick={onForget}
      />
      <span className={games.against}>{t(`side.${kept.side}`)}</span>
      <span className={games.since}>{since}</span>
    </li>
  )
}
