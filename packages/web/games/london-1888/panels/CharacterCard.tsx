import { CHARACTER_CARDS, type LondonView, type WeaponId } from '@gaslight/london-1888'
import { Button } from '../../../design/Button.tsx'
import type { Words } from '../words.ts'
import styles from './Cards.module.css'
import { Emblem } from './Emblem.tsx'
import { Medallion } from './Medallion.tsx'

interface CharacterCardProps {
  readonly words: Words
  readonly scene: LondonView
  readonly seat: number
  onRule(rule: string): void
}

/** A Character card: who it is, his home and privilege, who would shield him, and what his weapons do. */
export function CharacterCard({ words, scene, seat, onRule }: CharacterCardProps) {
  const player = scene.players[seat]
  if (player === undefined) return null
  const { home, naturalAccomplices, rule } = CHARACTER_CARDS[player.character]
  const weapons = Object.keys(player.weapons ?? {}) as WeaponId[]
  return (
    <article className={styles.large}>
      <Medallion character={player.character} size={96} />
      <h3>{words.fullName(player.character)}</h3>
      <p>{words.game(`portrait.${player.character}`)}</p>
      <dl className={styles.facts}>
        <dt>{words.page('character.home')}</dt>
        <dd>{words.space(home)}</dd>
        <dt>{words.page('character.privilege')}</dt>
        <dd>
          {words.game(`privilege.${player.character}`)}{' '}
          <Button kind="quiet" onClick={() => onRule(rule)}>
            {words.t('refusal.rule', { rule })}
          </Button>
        </dd>
        <dt>{words.page('character.allies')}</dt>
        <dd>{words.list(naturalAccomplices.map(words.name))}</dd>
        {weapons.map(weapon => (
          <WeaponFact key={weapon} words={words} weapon={weapon} />
        ))}
      </dl>
    </article>
  )
}

function WeaponFact({ words, weapon }: { readonly words: Words; readonly weapon: WeaponId }) {
  return (
    <>
      <dt className={styles.weapon}>
        <Emblem of={weapon} size={28} />
        {words.weapon(weapon)}
      </dt>
      <dd>{words.game(`help.weapon.${weapon}`)}</dd>
    </>
  )
}
