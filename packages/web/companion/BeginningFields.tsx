import type { Told } from '@gaslight/companion/beginning'
import type { Side } from '@gaslight/companion/course'
import { COLOURS, type Colour } from '@gaslight/letters-from-whitechapel'
import form from '../app/newgame/NewGamePage.module.css'
import { Select, TextField } from '../design/Field.tsx'
import { useTranslation } from '../i18n/index.ts'

interface BeginningProps {
  readonly side: Side
  readonly told: Told
  onChange(told: Told): void
}

/** What lies on the map when a later night begins: Crime Scenes, Head tiles, policemen. */
export function BeginningFields({ side, told, onChange }: BeginningProps) {
  const { t } = useTranslation('companion', 'letters-from-whitechapel')
  const nights = Array.from({ length: told.night - 1 }, (_, i) => i)
  return (
    <>
      <p className={form.aside}>{t('from.help')}</p>
      <div className={form.pair}>
        {nights.map(i => (
          <TextField
            key={i}
            label={t('from.scenes', { night: t(`night.name.${i + 1}`) })}
            value={told.scenes[i] ?? ''}
            required
            inputMode="numeric"
            onChange={event =>
              onChange({ ...told, scenes: nights.map(n => (n === i ? event.target.value : (told.scenes[n] ?? ''))) })
            }
          />
        ))}
        {nights.map(i => (
          <Select
            key={i}
            label={t('from.head', { night: t(`night.name.${i + 1}`) })}
            choices={COLOURS.map(value => ({ value, label: t(`head.${value}`) }))}
            value={headOf(told, i)}
            onChoose={colour => onChange({ ...told, heads: nights.map(n => (n === i ? colour : headOf(told, n))) })}
          />
        ))}
        {COLOURS.map(colour => (
          <TextField
            key={colour}
            label={t('from.policeman', { colour: t(`policeman.${colour}`) })}
            value={told.policemen[colour] ?? ''}
            placeholder="x41"
            required
            onChange={event => onChange({ ...told, policemen: { ...told.policemen, [colour]: event.target.value } })}
          />
        ))}
        {side === 'jack' && (
          <TextField
            label={t('from.hideout')}
            value={told.hideout}
            required
            inputMode="numeric"
            onChange={event => onChange({ ...told, hideout: event.target.value })}
          />
        )}
      </div>
    </>
  )
}

/** Each night has another Head. */
export function headOf({ heads }: Told, night: number): Colour {
  return heads[night] ?? COLOURS[night]
}
