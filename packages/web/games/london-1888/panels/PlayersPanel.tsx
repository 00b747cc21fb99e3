import { ACTION_CARDS, type LondonView, type PlayerView, type WeaponId } from '@gaslight/london-1888'
import { Banknote, Crown, HeartPulse, Layers, Lock, MoonStar, Wine } from 'lucide-react'
import { Icon } from '../../../design/Icon.tsx'
import { keyOf, type Part } from '../composing/parts.ts'
import type { Table } from '../table/useTable.ts'
import type { Words } from '../words.ts'
import { Line } from './Line.tsx'
import { LineLegend } from './LineLegend.tsx'
import { lineOf } from './lines.ts'
import { Medallion } from './Medallion.tsx'
import { Person } from './Person.tsx'
import styles from './PlayersPanel.module.css'
import { standingOf } from './standing.ts'

interface PlayersPanelProps {
  readonly table: Pick<Table, 'words' | 'play' | 'scene' | 'composing' | 'point' | 'setPreview' | 'light'>
  /** Opens a Character card. */
  onPlayer(seat: number): void
}

/** What everybody holds openly, in the order of the seats, and what is known of their lines. */
export function PlayersPanel({ table, onPlayer }: PlayersPanelProps) {
  const { words, scene } = table
  const seats = Object.keys(scene.players).map(Number)
  return (
    <>
      <ol className={styles.players} aria-label={words.page('players.label')}>
        {seats.map(seat => (
          <Player key={seat} seat={seat} player={scene.players[seat]} table={table} onPlayer={onPlayer} />
        ))}
      </ol>
      <LineLegend words={words} view={scene} />
    </>
  )
}

interface PlayerProps extends PlayersPanelProps {
  readonly seat: number
  readonly player: PlayerView | undefined
}

function Player({ seat, player, table, onPlayer }: PlayerProps) {
  const { words, play, scene, composing, point, setPreview } = table
  if (player === undefined) return null
  const part: Part = { kind: 'player', character: player.character }
  const offered = composing?.offers.some(offer => keyOf(offer.part) === keyOf(part)) ?? false
  const isLine = composing?.offers.some(offer => offer.part.kind === 'position') && lineAsked(table) === seat
  const name = words.name(player.character)
  const isOwn = scene.audience === seat
  return (
    <li
      className={styles.player}
      data-turn={scene.turn === seat || undefined}
      data-asked={(scene.pending.asked === seat && scene.decides === seat) || undefined}
      data-dead={player.life === 0 || undefined}
      data-offered={offered || undefined}
      aria-current={scene.turn === seat || undefined}
    >
      <button
        type="button"
        className={styles.who}
        onClick={() => (offered ? point(part) : onPlayer(seat))}
        onPointerEnter={() => setPreview(part)}
        onPointerLeave={() => setPreview(null)}
        onFocus={event => event.currentTarget.matches(':focus-visible') && setPreview(part)}
        onBlur={() => setPreview(null)}
      >
        <Medallion character={player.character} size={34} shown={player.shown ?? false} />
        <span className={styles.name}>
          {name}
          {isOwn && <span className={styles.you}> · {words.page('players.you')}</span>}
          {!isOwn && <Person seats={play.state.info.seats} seat={seat} />}
        </span>
      </button>
      <Whereabouts player={player} table={table} />
      <Standing seat={seat} player={player} scene={scene} words={words} />
      {player.life > 0 && <Goods player={player} words={words} />}
      <Line
        cards={lineOf(scene, seat)}
        words={words}
        scene={scene}
        onPick={isLine ? position => point({ kind: 'position', position }) : null}
      />
      {scene.audience !== seat && player.hand !== undefined && <Hand hand={player.hand} words={words} />}
    </li>
  )
}

/** Where somebody is, which shows on the board when it is pointed at. */
function Whereabouts({
  player: { at, life },
  table,
}: { readonly player: PlayerView } & Pick<PlayersPanelProps, 'table'>) {
  const { words, light } = table
  if (life === 0 || at === undefined)
    return <span className={styles.place}>{life === 0 ? words.page('players.dead') : ''}</span>
  return (
    <button
      type="button"
      className={styles.place}
      data-on-map
      onClick={() => light([at])}
      onPointerEnter={() => light([at])}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && light([])}
      onFocus={event => event.currentTarget.matches(':focus-visible') && light([at])}
      onBlur={() => light([])}
    >
      {words.space(at)}
    </button>
  )
}

/** Whose line is pointed at: of whom a question is asked, whose clue is bought, at whom a card is aimed. */
function lineAsked({ scene, composing }: PlayersPanelProps['table']): number | null {
  const aimed = composing?.path.find(part => part.kind === 'player')
  if (aimed?.kind === 'player') {
    const found = Object.entries(scene.players).find(([, { character }]) => character === aimed.character)
    return found === undefined ? null : Number(found[0])
  }
  return scene.pending.reveal?.seat ?? null
}

interface StandingProps {
  readonly seat: number
  readonly player: PlayerView
  readonly scene: LondonView
  readonly words: Words
}

/** Markers and what is known of the role: signs with words, never colour alone. */
function Standing({ seat, player, scene, words }: StandingProps) {
  const marks = [
    ...(scene.holder === seat ? [{ icon: Wine, text: words.page('mark.absinthe'), tone: 'absinthe' }] : []),
    ...(player.serving ? [{ icon: Lock, text: words.page('mark.serving'), tone: 'bad' }] : []),
    ...(player.curfew ? [{ icon: MoonStar, text: words.page('mark.curfew'), tone: 'bad' }] : []),
    ...(player.summoned ? [{ icon: Crown, text: words.page('mark.summoned'), tone: 'plain' }] : []),
  ]
  const role = standingOf(words, scene, seat, player)
  if (marks.length === 0 && role === null && player.side === undefined) return null
  return (
    <ul className={styles.marks}>
      {role !== null && (
        <li className={styles.mark} data-tone={role.tone}>
          {role.text}
        </li>
      )}
      {player.side !== undefined && (
        <li className={styles.mark} data-tone={player.side}>
          {words.game(`side.${player.side}`)}
        </li>
      )}
      {marks.map(({ icon, text, tone }) => (
        <li key={text} className={styles.mark} data-tone={tone}>
          <Icon of={icon} size={14} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Somebody else's ACTION cards, where the whole game is looked at. */
function Hand({ hand, words }: { readonly hand: NonNullable<PlayerView['hand']>; readonly words: Words }) {
  const cards = ACTION_CARDS.flatMap(card => {
    const count = hand[card] ?? 0
    return count === 0 ? [] : [count === 1 ? words.card(card) : `${words.card(card)} ×${count}`]
  })
  return cards.length === 0 ? null : <p className={styles.hand}>{words.list(cards)}</p>
}

const LIFE = [1, 2, 3] as const

function Goods({ player, words }: { readonly player: PlayerView; readonly words: Words }) {
  const silver = Object.entries(player.silver ?? {}).flatMap(([value, count]) => Array<string>(count).fill(value))
  const weapons = Object.entries(player.weapons ?? {}) as [WeaponId, number][]
  return (
    <ul className={styles.goods}>
      <li title={words.page('goods.life', { life: player.life })}>
        <span className="visually-hidden">{words.page('goods.life', { life: player.life })}</span>
        <span className={styles.life} aria-hidden="true">
          {LIFE.map(drop => (
            <svg
              key={drop}
              viewBox="0 0 10 13"
              width="10"
              height="13"
              aria-hidden="true"
              data-full={drop <= player.life || undefined}
            >
              <path d="M5 1C7 4.500 9 6.300 9 8.600A4 4 0 0 1 1 8.600C1 6.300 3 4.500 5 1Z" />
            </svg>
          ))}
        </span>
      </li>
      <li title={words.page('goods.notes', { pounds: player.pounds })}>
        <Icon of={Banknote} size={15} />£{player.pounds}
      </li>
      {silver.length > 0 && (
        <li title={words.page('goods.silver')} className={styles.coins}>
          <span className="visually-hidden">{words.page('goods.silver')}</span>
          {silver.map((value, i) => (
            <span key={`${i} ${value}`} className={styles.coin}>
              {value}
            </span>
          ))}
        </li>
      )}
      {player.lifeTokens !== undefined && (
        <li title={words.page('goods.lifeTokens', { number: player.lifeTokens })}>
          <Icon of={HeartPulse} size={15} />×{player.lifeTokens}
        </li>
      )}
      <li title={words.page('goods.cards', { number: player.cards })}>
        <Icon of={Layers} size={15} />
        {player.cards}
        <span className="visually-hidden">{words.page('goods.cards', { number: player.cards })}</span>
      </li>
      {weapons.map(([weapon, count]) => (
        <li key={weapon} className={styles.weapon} title={words.game(`help.weapon.${weapon}`)}>
          {words.weapon(weapon)}
          {count > 1 && ` ×${count}`}
        </li>
      ))}
    </ul>
  )
}
