import { type Deduction, deduce } from '@gaslight/london-1888'
import { useMemo } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { useNotes } from '../../../table/notes.ts'
import { useStored } from '../../../table/stored.ts'
import { Toggle } from '../../../table/Toggle.tsx'
import type { Desk } from '../table/useDesk.ts'
import { Medallion } from './Medallion.tsx'
import styles from './NotesPanel.module.css'

/** One's own notes on everybody, and what follows from the cards for who wants it worked out. */
export function NotesPanel({ desk }: { readonly desk: Desk }) {
  const { game, table } = desk
  const { words, scene } = table
  const { language } = useTranslation('table')
  const looker = String(game.state.info.audience)
  const [notes, write] = useNotes(game.id, looker)
  const [counts, setCounts] = useStored('counting', game.id, looker, false)
  const odds = useMemo(() => (counts ? deduce(scene) : null), [counts, scene])
  const percent = useMemo(() => new Intl.NumberFormat(language, { style: 'percent' }), [language])
  return (
    <div className={styles.notes}>
      <p className={styles.quiet}>{words.page('notes.private')}</p>
      <Toggle label={words.page('notes.count')} on={counts} onChange={setCounts} />
      <ul className={styles.people}>
        {Object.entries(scene.players).map(([key, { character }]) => {
          const seat = Number(key)
          return (
            <li key={key} className={styles.person}>
              <Medallion character={character} size={28} />
              <span className={styles.name}>{words.name(character)}</span>
              {odds !== null && <Odds odds={odds} seat={seat} percent={percent} desk={desk} />}
              <input
                className={styles.note}
                value={notes[character] ?? ''}
                maxLength={200}
                aria-label={words.page('notes.on', { name: words.name(character) })}
                placeholder={words.page('notes.placeholder')}
                onChange={event => write(character, event.target.value)}
              />
            </li>
          )
        })}
      </ul>
      {odds !== null && <p className={styles.quiet}>{words.page('notes.help')}</p>}
    </div>
  )
}

interface OddsProps {
  readonly odds: Deduction
  readonly seat: number
  readonly percent: Intl.NumberFormat
  readonly desk: Desk
}

/** The chance of being Jack by counting cards, and why it is certain where it is. */
function Odds({ odds, seat, percent, desk }: OddsProps) {
  const { words } = desk.table
  const role = odds.roles[seat]
  if (role === undefined) return null
  return (
    <span className={styles.odds} title={role.why === undefined ? undefined : words.page(`notes.why.${role.why}`)}>
      {words.page('notes.jack', { share: percent.format(role.jack) })}
    </span>
  )
}
