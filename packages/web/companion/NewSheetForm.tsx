import { beginningOf, SOME_HIDEOUT, startOf, type Told } from '@gaslight/companion/beginning'
import type { Side } from '@gaslight/companion/course'
import { completeOptions, type FormatError } from '@gaslight/core'
import { Fingerprint, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { fieldsFor } from '../app/newgame/chosenOptions.ts'
import form from '../app/newgame/NewGamePage.module.css'
import { OptionFields } from '../app/newgame/OptionFields.tsx'
import { useChosen } from '../app/newgame/useChosen.ts'
import { useOptions } from '../app/newgame/useOptions.ts'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/Field.tsx'
import { Segments } from '../design/Segments.tsx'
import type { Playable } from '../games/entry.ts'
import { useTranslation } from '../i18n/index.ts'
import { BeginningFields, headOf } from './BeginningFields.tsx'
import { BeginningProblem } from './BeginningProblem.tsx'
import type { Kept } from './model/sheet.ts'
import { createSheet } from './store.ts'

interface NewSheetProps {
  readonly game: string
  readonly playable: Playable
  onCreated(kept: Kept): void
}

/** What matters at a screen and not at a table. */
const AT_A_SCREEN = ['patrolFaces', 'talk', 'overlay', 'hideout']
const FEWEST = 2
const NIGHTS = ['1', '2', '3', '4'] as const
const LATER = { 2: 2, 3: 3, 4: 4 } as const

/** A new sheet: whose it is, how many play, and by which rules. */
export function NewSheetForm({ game, playable, onCreated }: NewSheetProps) {
  const { t, language } = useTranslation('companion', 'lobby', 'shell')
  const all = useOptions(playable)
  const [side, setSide] = useState<Side>('police')
  const [count, setCount] = useState(FEWEST)
  const atATable = all.filter(({ key }) => !AT_A_SCREEN.includes(key))
  const fields = fieldsFor(atATable, count)
  const { changed, options, change, reset } = useChosen(fields)
  const [name, setName] = useState(() => new Date().toLocaleDateString(language, { day: 'numeric', month: 'long' }))
  const [names, setNames] = useState<readonly string[]>([])
  const [told, setTold] = useState<Told | null>(null)
  const [problem, setProblem] = useState<FormatError | null>(null)
  const begin = (value: (typeof NIGHTS)[number]) => {
    setProblem(null)
    setTold(value === '1' ? null : toldFrom(LATER[value], told))
  }
  const roles = playable.roles.slice(0, count).map(({ id }) => t(`roles.${id}`))
  const counts = playable.roles.slice(FEWEST - 1).map((_, i) => String(i + FEWEST))
  const start = (event: FormEvent) => {
    event.preventDefault()
    const complete = completeOptions(all, options)
    if (!complete.ok) return
    const seats = roles.map((role, seat) => names[seat]?.trim() || role)
    const created = new Date().toISOString()
    const from = told === null ? undefined : beginningOf(wholeOf(told, side))
    const sound = startOf(complete.value, seats.length, from, from?.hideout ?? SOME_HIDEOUT)
    if (!sound.ok) return setProblem(sound.error)
    onCreated(
      createSheet(name.trim() || t(`side.${side}`), {
        side,
        options: complete.value,
        seats,
        created,
        entries: [],
        ...(from === undefined ? {} : { from }),
      }),
    )
  }
  return (
    <form className={form.form} onSubmit={start}>
      <div className={form.part}>
        <Segments
          label={t('new.side')}
          help={t(`new.help.${side}`)}
          choices={[
            { value: 'police', icon: Search, label: t('side.police') },
            { value: 'jack', icon: Fingerprint, label: t('side.jack') },
          ]}
          value={side}
          onChoose={setSide}
        />
        <Segments
          label={t('new.players')}
          choices={counts.map(value => ({ value, label: value }))}
          value={String(count)}
          onChoose={value => setCount(Number(value))}
        />
        <Segments
          label={t('new.night')}
          choices={NIGHTS.map(value => ({ value, label: value }))}
          value={told === null ? '1' : (`${told.night}` as const)}
          onChoose={begin}
        />
        {told !== null && <BeginningFields side={side} told={told} onChange={setTold} />}
        {problem !== null && <BeginningProblem problem={problem} />}
        <TextField label={t('new.name')} value={name} maxLength={60} onChange={event => setName(event.target.value)} />
        <div className={form.pair}>
          {roles.map((role, seat) => (
            <TextField
              key={role}
              label={t('new.seat', { role })}
              value={names[seat] ?? ''}
              placeholder={role}
              maxLength={40}
              onChange={event => {
                const { value } = event.target
                setNames(roles.map((_, i) => (i === seat ? value : (names[i] ?? ''))))
              }}
            />
          ))}
        </div>
      </div>
      <OptionFields
        game={game}
        plain={playable.plainOptions}
        fields={fields}
        changed={changed}
        onChange={change}
        onReset={reset}
      />
      <div className={form.foot}>
        <Button type="submit" kind="primary" size="large">
          {t('new.start')}
        </Button>
      </div>
    </form>
  )
}

/** What was typed already, as far as it belongs to nights before this one. */
function toldFrom(night: Told['night'], told: Told | null): Told {
  const { scenes = [], heads = [], policemen = {}, hideout = '' } = told ?? {}
  return { night, scenes: scenes.slice(0, night - 1), heads: heads.slice(0, night - 1), policemen, hideout }
}

/** With the Heads that were left as they stood; the police know of no hideout. */
function wholeOf(told: Told, side: Side): Told {
  const heads = Array.from({ length: told.night - 1 }, (_, night) => headOf(told, night))
  return { ...told, heads, hideout: side === 'jack' ? told.hideout : '' }
}
