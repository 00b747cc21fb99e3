import { completeOptions } from '@gaslight/core'
import { Fingerprint, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import form from '../app/newgame/NewGamePage.module.css'
import { OptionFields } from '../app/newgame/OptionFields.tsx'
import { useChosen } from '../app/newgame/useChosen.ts'
import { useOptions } from '../app/newgame/useOptions.ts'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/Field.tsx'
import { Segments } from '../design/Segments.tsx'
import type { Playable } from '../games/entry.ts'
import { useTranslation } from '../i18n/index.ts'
import type { Side } from './model/course.ts'
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

/** A new sheet: whose it is, how many play, and by which rules. */
export function NewSheetForm({ game, playable, onCreated }: NewSheetProps) {
  const { t, language } = useTranslation('companion', 'lobby', 'shell')
  const fields = useOptions(playable).filter(({ key }) => !AT_A_SCREEN.includes(key))
  const all = useOptions(playable)
  const { changed, options, change, reset } = useChosen(fields)
  const [side, setSide] = useState<Side>('police')
  const [count, setCount] = useState(FEWEST)
  const [name, setName] = useState(() => new Date().toLocaleDateString(language, { day: 'numeric', month: 'long' }))
  const [names, setNames] = useState<readonly string[]>([])
  const roles = playable.roles.slice(0, count).map(({ id }) => t(`roles.${id}`))
  const counts = playable.roles.slice(FEWEST - 1).map((_, i) => String(i + FEWEST))
  const start = (event: FormEvent) => {
    event.preventDefault()
    const complete = completeOptions(all, options)
    if (!complete.ok) return
    const seats = roles.map((role, seat) => names[seat]?.trim() || role)
    const created = new Date().toISOString()
    onCreated(
      createSheet(name.trim() || t(`side.${side}`), { side, options: complete.value, seats, created, entries: [] }),
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
