import type { OptionField } from '@gaslight/core'
import { Cpu, Dices, Link2, type LucideIcon, MonitorSmartphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Segments, TextField } from '../../design/Field.tsx'
import type { Playable } from '../../games/entry.ts'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { useMe } from '../me.tsx'
import { CHANCE } from '../sides.ts'
import { useCreateGame } from '../useCreateGame.ts'
import styles from './NewGamePage.module.css'
import { OptionFields } from './OptionFields.tsx'
import { useChosen } from './useChosen.ts'

type OpponentKind = 'bot' | 'open' | 'here'

const OPPONENTS: readonly { value: OpponentKind; icon: LucideIcon }[] = [
  { value: 'bot', icon: Cpu },
  { value: 'open', icon: Link2 },
  { value: 'here', icon: MonitorSmartphone },
]

interface NewGameFormProps {
  readonly game: string
  readonly playable: Playable
  readonly fields: readonly OptionField[]
  /** Of the computer opponents; none if the server cannot be reached, and then only hot-seat is offered. */
  readonly levels: readonly string[]
}

export function NewGameForm({ game, playable, fields, levels }: NewGameFormProps) {
  const { t } = useLobbyTexts()
  const { name, rename } = useMe()
  const { create, busy } = useCreateGame()
  const served = levels.length > 0
  const [side, setSide] = useState(CHANCE)
  const [kind, setKind] = useState<OpponentKind>(served ? 'bot' : 'here')
  const [level, setLevel] = useState(levels.includes(playable.usualLevel) ? playable.usualLevel : (levels.at(-1) ?? ''))
  const [wanted, setWanted] = useState<string | null>(null)
  const [names, setNames] = useState<readonly string[]>(() => playable.roles.map(({ id }) => t(`roles.${id}`)))
  const shownName = wanted ?? name ?? ''
  // At one screen nobody needs to plan a return game: the end of each game offers it.
  const offered = kind === 'here' ? fields.filter(field => field.key !== 'match') : fields

  const { changed, options, differing, change, reset } = useChosen(offered)

  const start = async (event: FormEvent) => {
    event.preventDefault()
    const mine = shownName.trim()
    if (kind !== 'here' && mine !== '' && mine !== name) await rename(mine)
    const opponent = kind === 'bot' ? { kind, level } : { kind }
    await create({ game, side, opponent, options, names })
  }

  return (
    <form className={styles.form} onSubmit={start}>
      <div className={styles.part}>
        {served && (
          <Segments
            label={t('newGame.opponent')}
            help={kind === 'bot' ? undefined : t(`newGame.${kind}Help`)}
            choices={OPPONENTS.map(({ value, icon }) => ({ value, icon, label: t(`newGame.${value}`) }))}
            value={kind}
            onChoose={setKind}
          />
        )}
        {kind === 'bot' && (
          <Segments
            label={t('newGame.level')}
            help={t(`levelHelp.${level}`)}
            choices={levels.map(value => ({ value, label: t(`levels.${value}`) }))}
            value={level}
            onChoose={setLevel}
          />
        )}
        {kind === 'here' ? (
          <div className={styles.pair}>
            {playable.roles.map(({ id }, seat) => (
              <TextField
                key={id}
                label={t('newGame.firstName', { role: t(`roles.${id}`) })}
                value={names[seat] ?? ''}
                maxLength={40}
                required
                onChange={event => setNames(names.with(seat, event.target.value))}
              />
            ))}
          </div>
        ) : (
          <>
            <Segments
              label={t('newGame.side')}
              choices={[
                { value: CHANCE, icon: Dices, label: t(`roles.${CHANCE}`) },
                ...playable.roles.toReversed().map(({ id, icon }) => ({ value: id, icon, label: t(`roles.${id}`) })),
              ]}
              value={side}
              onChoose={setSide}
            />
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
        fields={offered}
        changed={changed}
        onChange={change}
        onReset={reset}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="large" disabled={busy}>
          {t('newGame.start')}
        </Button>
        {differing > 0 && <p className={styles.mix}>{t('newGame.mix', { count: differing })}</p>}
      </div>
    </form>
  )
}
