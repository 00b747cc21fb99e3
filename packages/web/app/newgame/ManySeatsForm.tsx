import type { OptionField } from '@gaslight/core'
import { Link2, MonitorSmartphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Segments, Select, TextField } from '../../design/Field.tsx'
import { Notice } from '../../design/Notice.tsx'
import type { Playable } from '../../games/entry.ts'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { useMe } from '../me.tsx'
import { useCreateGame } from '../useCreateGame.ts'
import styles from './NewGamePage.module.css'
import { OptionFields } from './OptionFields.tsx'
import { resized, type Sitter, seated, seatWish } from './seating.ts'
import { useChosen } from './useChosen.ts'

interface ManySeatsFormProps {
  readonly game: string
  readonly playable: Playable
  readonly fields: readonly OptionField[]
  /** Of the computer players; none where the game has none. */
  readonly levels: readonly string[]
  /** Whether the server is there and offers this game. */
  readonly served: boolean
}

const FEWEST = 2

/** A new game that more than two can play: how many, where, and who sits on which seat. */
export function ManySeatsForm({ game, playable, fields, levels, served }: ManySeatsFormProps) {
  const { t } = useLobbyTexts()
  const { name, rename } = useMe()
  const { createTable, busy } = useCreateGame()
  const { changed, options, differing, change, reset } = useChosen(fields)
  const usual = levels.includes(playable.usualLevel) ? playable.usualLevel : levels.at(-1)
  const [where, setWhere] = useState<'server' | 'here'>(served ? 'server' : 'here')
  const [count, setCount] = useState(FEWEST)
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => resized(['me'], FEWEST, usual))
  const [names, setNames] = useState<readonly string[]>(() => playable.roles.map(({ id }) => t(`roles.${id}`)))
  const [wanted, setWanted] = useState<string | null>(null)
  const shownName = wanted ?? name ?? ''
  const roles = playable.roles.slice(0, count).map(({ id }) => id)
  const counts = playable.roles.slice(FEWEST - 1).map((_, i) => String(i + FEWEST))

  const resize = (next: number) => {
    setCount(next)
    setSitters(resized(sitters, next, usual))
  }
  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (where === 'here') return createTable({ game, options, at: { kind: 'here', names: names.slice(0, count) } })
    const mine = shownName.trim()
    if (mine !== '' && mine !== name) await rename(mine)
    const seats = roles.map((role, seat) => seatWish(sitters[seat] ?? 'open', role))
    return createTable({ game, options, at: { kind: 'server', seats } })
  }
  const sitterText = (sitter: Sitter) =>
    sitter === 'me' || sitter === 'open'
      ? t(`newGame.seat.${sitter}`)
      : t('newGame.seat.bot', { level: t(`levels.${sitter.slice('bot '.length)}`) })
  const choices: readonly Sitter[] = ['me', 'open', ...levels.map((level): Sitter => `bot ${level}`)]
  const hasMe = sitters.slice(0, count).includes('me')

  return (
    <form className={styles.form} onSubmit={start}>
      <div className={styles.part}>
        <Segments
          label={t('newGame.players')}
          choices={counts.map(value => ({ value, label: value }))}
          value={String(count)}
          onChoose={value => resize(Number(value))}
        />
        {served && (
          <Segments
            label={t('newGame.where')}
            help={t(where === 'here' ? 'newGame.hereHelp' : 'newGame.openHelp')}
            choices={[
              { value: 'server', icon: Link2, label: t('newGame.atServer') },
              { value: 'here', icon: MonitorSmartphone, label: t('newGame.atOne') },
            ]}
            value={where}
            onChoose={setWhere}
          />
        )}
        <h2>{t('newGame.seats')}</h2>
        <div className={styles.pair}>
          {roles.map((role, seat) =>
            where === 'here' ? (
              <TextField
                key={role}
                label={t('newGame.firstName', { role: t(`roles.${role}`) })}
                value={names[seat] ?? ''}
                maxLength={40}
                required
                onChange={event => setNames(names.with(seat, event.target.value))}
              />
            ) : (
              <Select
                key={role}
                label={t(`roles.${role}`)}
                choices={choices.map(value => ({ value, label: sitterText(value) }))}
                value={sitters[seat] ?? 'open'}
                onChoose={sitter => setSitters(seated(sitters, seat, sitter))}
              />
            ),
          )}
        </div>
        {where === 'server' && (
          <>
            {!hasMe && (
              <Notice tone="problem">
                <p>{t('newGame.seat.needMe')}</p>
              </Notice>
            )}
            <TextField
              label={t('settings.name')}
              help={t('settings.nameHelp')}
              value={shownName}
              maxLength={40}
              autoComplete="nickname"
              onChange={event => setWanted(event.target.value)}
            />
          </>
        )}
      </div>
      <OptionFields
        game={game}
        plain={playable.plainOptions}
        fields={fields}
        changed={changed}
        onChange={change}
        onReset={reset}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="large" disabled={busy || (where === 'server' && !hasMe)}>
          {t('newGame.start')}
        </Button>
        {differing > 0 && <p className={styles.mix}>{t('newGame.mix', { count: differing })}</p>}
      </div>
    </form>
  )
}
