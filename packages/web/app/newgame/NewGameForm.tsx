import type { OptionField } from '@gaslight/core'
import { Binoculars, Cpu, Dices, Link2, type LucideIcon, MonitorSmartphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { TextField } from '../../design/Field.tsx'
import { Segments } from '../../design/Segments.tsx'
import type { Playable } from '../../games/entry.ts'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { OwnNameField } from '../OwnNameField.tsx'
import { type Opponent, type Sitter, seatingOf } from '../seating.ts'
import { CHANCE, WATCH } from '../sides.ts'
import { useCreateGame } from '../useCreateGame.ts'
import { useOwnName } from '../useOwnName.ts'
import { fieldsFor } from './chosenOptions.ts'
import styles from './NewGamePage.module.css'
import { OptionFields } from './OptionFields.tsx'
import { useOptionText } from './optionText.ts'
import { PaceField, type TablePace } from './PaceField.tsx'
import { SeatFields } from './SeatFields.tsx'
import { Setting } from './Setting.tsx'
import { TurnLimitField } from './TurnLimitField.tsx'
import { useChosen } from './useChosen.ts'
import { useMisfit } from './useMisfit.ts'

type OpponentKind = Opponent['kind']

const OPPONENTS: readonly { value: OpponentKind; icon: LucideIcon }[] = [
  { value: 'bot', icon: Cpu },
  { value: 'open', icon: Link2 },
  { value: 'here', icon: MonitorSmartphone },
]

/** Two need not be told who takes the other seat. */
const PAIR = 2

export interface NewGameFormProps {
  readonly game: string
  readonly playable: Playable
  /** How few can play it. */
  readonly fewest: number
  readonly fields: readonly OptionField[]
  /** Of the computer players; none if the server cannot be reached, and then only hot-seat is offered. */
  readonly levels: readonly string[]
}

/** A new game: with whom, on which side, for as many as the title allows, by which rules. */
export function NewGameForm({ game, playable, fewest, fields, levels }: NewGameFormProps) {
  const { t } = useLobbyTexts()
  const text = useOptionText(game)
  const name = useOwnName()
  const { create, busy } = useCreateGame()
  const served = levels.length > 0
  const [side, setSide] = useState(CHANCE)
  const [kind, setKind] = useState<OpponentKind>(served ? 'bot' : 'here')
  const [chosenLevel, setLevel] = useState(playable.usualLevel)
  const level = levels.includes(chosenLevel) ? chosenLevel : (levels.at(-1) ?? '')
  const [count, setCount] = useState(fewest)
  const [placed, setPlaced] = useState<{ readonly [role: string]: Sitter }>({})
  const [names, setNames] = useState<readonly string[]>(() => playable.roles.map(({ id }) => t(`roles.${id}`)))
  const [turnSeconds, setTurnSeconds] = useState<number | null>(null)
  const [pace, setPace] = useState<TablePace>('table')
  const roles = playable.roles.slice(0, count)
  const opponent: Opponent = kind === 'bot' ? { kind, level } : { kind }
  const shared = kind === 'here' ? fields.filter(({ key }) => !playable.apartOptions.includes(key)) : fields
  const offered = fieldsFor(shared, count)
  const { changed, options, differing, change, reset } = useChosen(offered)
  const misfit = useMisfit(playable, options, count)
  const others = roles.filter(({ id }) => id !== side).map(({ id }) => placed[id] ?? opponent)
  // Alone with computers nobody has to be waited for.
  const meetsPeople = kind !== 'here' && others.some(sitter => sitter.kind === 'open')

  const onlyBots = kind !== 'here' && side === WATCH && !meetsPeople

  const playWith = (next: OpponentKind) => {
    setKind(next)
    if (next !== 'bot' && side === WATCH) setSide(CHANCE)
    setPlaced({})
  }
  const resize = (next: number) => {
    setCount(next)
    if (side !== WATCH && !playable.roles.slice(0, next).some(({ id }) => id === side)) setSide(CHANCE)
  }
  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (kind !== 'here') await name.keep()
    const at = seatingOf({ roles: roles.map(({ id }) => id), side, opponent, placed, names })
    await create({ game, options, at, turnSeconds: meetsPeople ? turnSeconds : null, pace: onlyBots ? pace : 'table' })
  }

  return (
    <form className={styles.form} onSubmit={start}>
      {playable.goals && <Setting game={game} goals={playable.goals} />}
      <div className={styles.part}>
        {served && (
          <Segments
            label={t('newGame.opponent')}
            help={kind === 'bot' ? undefined : t(`newGame.${kind}Help`)}
            choices={OPPONENTS.map(({ value, icon }) => ({ value, icon, label: t(`newGame.${value}`) }))}
            value={kind}
            onChoose={playWith}
          />
        )}
        {kind === 'bot' && (
          <Segments
            label={t('newGame.level')}
            help={text.level(level) ?? t(`levelHelp.${level}`)}
            choices={levels.map(value => ({ value, label: t(`levels.${value}`) }))}
            value={level}
            onChoose={setLevel}
          />
        )}
        {playable.roles.length > fewest && (
          <Segments
            label={t('newGame.players')}
            choices={playable.roles.slice(fewest - 1).map((_, i) => {
              const players = String(i + fewest)
              return { value: players, label: players }
            })}
            value={String(count)}
            onChoose={value => resize(Number(value))}
          />
        )}
        {kind === 'here' ? (
          <div className={styles.pair}>
            {roles.map(({ id }, seat) => (
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
                ...(roles.length > PAIR ? roles : roles.toReversed()).map(({ id, icon }) => ({
                  value: id,
                  icon,
                  label: t(`roles.${id}`),
                })),
                ...(kind === 'bot' ? [{ value: WATCH, icon: Binoculars, label: t('newGame.watch') }] : []),
              ]}
              value={side}
              onChoose={setSide}
            />
            {roles.length > PAIR && (
              <SeatFields
                roles={roles.map(({ id }) => id).filter(role => role !== side)}
                levels={levels}
                sitterOn={role => placed[role] ?? (opponent.kind === 'here' ? { kind: 'open' } : opponent)}
                onPlace={(role, sitter) => setPlaced({ ...placed, [role]: sitter })}
              />
            )}
            {meetsPeople && <TurnLimitField seconds={turnSeconds} onChoose={setTurnSeconds} />}
            {onlyBots && <PaceField pace={pace} onChoose={setPace} />}
            <OwnNameField own={name} />
          </>
        )}
      </div>
      <OptionFields
        game={game}
        plain={playable.plainOptions}
        fields={offered}
        changed={changed}
        misfit={misfit}
        onChange={change}
        onReset={reset}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="large" disabled={busy || misfit !== null}>
          {t('newGame.start')}
        </Button>
        {misfit !== null && <p className={styles.mix}>{text.misfit(misfit)}</p>}
        {differing > 0 && <p className={styles.mix}>{t('newGame.mix', { count: differing })}</p>}
      </div>
    </form>
  )
}
