import type { LondonView, PlayerView } from '@gaslight/london-1888'
import { useLaterTexts } from '../../../i18n/index.ts'
import type { Desk } from '../table/useDesk.ts'
import type { Words } from '../words.ts'
import { Medallion } from './Medallion.tsx'
import styles from './Self.module.css'
import { standingOf } from './standing.ts'

/** On a phone, where the players are a sheet: whom the looker plays, and what he is. It opens his Character card. */
export function Self({ desk }: { readonly desk: Desk }) {
  useLaterTexts('london-1888')
  const { words, scene } = desk.table
  const { audience } = scene
  if (typeof audience !== 'number') return null
  const own = scene.players[audience]
  if (own === undefined) return null
  return (
    <button type="button" className={styles.self} onClick={() => desk.showPlayer(audience)}>
      <Medallion character={own.character} size={30} shown={own.shown ?? false} />
      <span className={styles.name}>{words.name(own.character)}</span>
      <span className={styles.role} data-tone={own.role === 'jack' ? 'jack' : undefined}>
        {whatOf(words, scene, audience, own)}
      </span>
    </button>
  )
}

/** Dead or not; then the side that all know, or the role. */
function whatOf(words: Words, scene: LondonView, seat: number, own: PlayerView): string {
  if (own.life === 0) return words.page('players.dead')
  if (own.side !== undefined && !own.shown) return words.game(`side.${own.side}`)
  return standingOf(words, scene, seat, own)?.text ?? ''
}
