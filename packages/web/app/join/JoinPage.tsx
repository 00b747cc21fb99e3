import { randomHex64 } from '@gaslight/client'
import type { GameInfo } from '@gaslight/protocol'
import { useCallback, useState } from 'react'
import { Redirect, useLocation, useParams } from 'wouter'
import { Button, ButtonLink } from '../../design/Button.tsx'
import { Notice } from '../../design/Notice.tsx'
import { playableOf } from '../../games/registry.ts'
import { useClient } from '../client.tsx'
import { useFailureText } from '../failure.ts'
import { GameFailure } from '../GameFailure.tsx'
import { Page, PageHead } from '../layout/Page.tsx'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { useMe } from '../me.tsx'
import { OwnNameField } from '../OwnNameField.tsx'
import { useAnswer } from '../useAnswer.ts'
import { useOwnName } from '../useOwnName.ts'
import styles from './JoinPage.module.css'
import { SpecialRules } from './SpecialRules.tsx'

/** Where an invited friend arrives. */
export function JoinPage() {
  const { id = '' } = useParams()
  const { api } = useClient()
  const ask = useCallback(() => api.game(id), [api, id])
  const [answer, again] = useAnswer(ask)

  switch (answer.kind) {
    case 'waiting':
      return <PageSkeleton />
    case 'failed':
      return <GameFailure failure={answer.failure} />
    case 'there':
      if (answer.value.audience !== 'public')
        return <Redirect to={`/${answer.value.status === 'open' ? 'wait' : 'play'}/${id}`} replace />
      return <Invitation game={answer.value} onChange={again} />
  }
}

function Invitation({ game, onChange }: { readonly game: GameInfo; onChange(): void }) {
  const { t } = useLobbyTexts()
  const title = t(`titles.${game.game}.name`)
  const playable = playableOf(game.game)
  const host = game.seats.find(seat => seat.kind === 'person')
  const free = game.seats.filter(seat => seat.kind === 'open')

  return (
    <Page title={t('join.title', { title })} width="narrow">
      <PageHead
        title={t('join.title', { title })}
        lead={free.length > 0 ? t('join.lead', { name: host?.name ?? t('settings.guest') }) : t('join.full')}
      />
      <div className={styles.invitation}>
        <ul className={styles.seats}>
          {game.seats.map(seat => (
            <li key={seat.role} className={`${styles.seat} ${seat.kind === 'open' ? styles.free : ''}`}>
              {t(`roles.${seat.role}`)}
              <span className={styles.who}>
                {seat.kind === 'open' && t('join.free')}
                {seat.kind === 'bot' && t('newGame.seat.bot', { level: t(`levels.${seat.level}`) })}
                {seat.kind === 'person' && (seat.name ?? t('settings.guest'))}
              </span>
            </li>
          ))}
        </ul>
        {playable !== null && <SpecialRules game={game.game} playable={playable} options={game.options} />}
        {free.length > 0 ? (
          <SitDown id={game.id} roles={free.map(({ role }) => role)} onChange={onChange} />
        ) : (
          <div>
            <ButtonLink kind="primary" href={`/play/${game.id}`}>
              {t('join.watch')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Page>
  )
}

interface SitDownProps {
  readonly id: string
  /** Of the free seats. */
  readonly roles: readonly string[]
  /** The game is not as this page believed. */
  onChange(): void
}

function SitDown({ id, roles, onChange }: SitDownProps) {
  const { t } = useLobbyTexts()
  const { api } = useClient()
  const { asGuest } = useMe()
  const name = useOwnName()
  const failureText = useFailureText()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const sitDown = async (role: string) => {
    setBusy(true)
    setProblem(null)
    const named = await name.keep()
    const seated = named?.ok === false ? named : await asGuest(() => api.takeSeat(id, role, randomHex64()))
    setBusy(false)
    if (seated.ok) {
      navigate(`/play/${id}`)
      return
    }
    setProblem(failureText(seated.error))
    if (seated.error.code === 'seat-taken') onChange()
  }

  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void sitDown(roles[0] ?? '')
      }}
    >
      <OwnNameField own={name} />
      {problem && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      <div className={styles.buttons}>
        {roles.map((role, i) => (
          <Button
            key={role}
            type={i === 0 ? 'submit' : 'button'}
            kind="primary"
            size="large"
            disabled={busy}
            onClick={i === 0 ? undefined : () => void sitDown(role)}
          >
            {t('join.sit', { role: t(`roles.${role}`) })}
          </Button>
        ))}
        <ButtonLink kind="quiet" size="large" href={`/play/${id}`}>
          {t('join.watch')}
        </ButtonLink>
      </div>
    </form>
  )
}
