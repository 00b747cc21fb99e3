import {
  ArrowLeftRight,
  BriefcaseMedical,
  Dices,
  Footprints,
  Gavel,
  Handshake,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  Scale,
  Search,
  Store,
  Swords,
} from 'lucide-react'
import { Icon } from '../../../design/Icon.tsx'
import type { Table } from '../table/useTable.ts'
import own from './ActList.module.css'
import { type Act, type ActId, actsOf, LETTERS, standing } from './acts.ts'
import { stepsLeft } from './asking.ts'
import { useReasons } from './useReasons.ts'

const ICONS: { readonly [act in ActId]: LucideIcon } = {
  roll: Dices,
  walk: Footprints,
  treat: BriefcaseMedical,
  attack: Swords,
  question: MessageCircleQuestionMark,
  search: Search,
  shop: Store,
  offer: ArrowLeftRight,
  market: Scale,
  arrest: Gavel,
  protester: Megaphone,
  trade: Handshake,
}

interface ActListProps {
  readonly table: Table
  onRule(rule: string): void
}

/** All that one may do in one's turn, each as a button; what cannot be done now says why, and by which rule. */
export function ActList({ table, onRule }: ActListProps) {
  const { words, play, scene } = table
  const self = scene.turn === undefined ? undefined : scene.players[scene.turn]
  const choices = play.draft?.choices ?? []
  const acts = self === undefined ? [] : actsOf(self.character).map(id => standing(id, choices))
  const reasons = useReasons(table, acts)
  if (self === undefined) return null
  const isDecided = scene.acting.decided !== undefined
  const decisions = acts.filter(({ id }) => LETTERS[id] !== undefined)
  const row = (act: Act) => (
    <ActRow
      key={act.id}
      act={act}
      name={words.page(`act.${act.id}`)}
      // Where a decision has been taken, one line says so for all.
      why={isDecided && LETTERS[act.id] !== undefined ? null : (reasons[act.id] ?? null)}
      onDo={() => doAct(table, act)}
      onRule={onRule}
    />
  )
  return (
    <div className={own.acts}>
      <p className={own.steps}>
        <Icon of={Footprints} size={18} />
        {words.page('steps', { steps: stepsLeft(scene) })}
      </p>
      <ul className={own.list}>{acts.filter(({ id }) => id === 'roll').map(row)}</ul>
      <h3 className={own.head}>{words.page(isDecided ? 'act.decided' : 'act.decisions')}</h3>
      <ul className={own.list}>{decisions.filter(({ choices: open }) => !isDecided || open.length > 0).map(row)}</ul>
      <ul className={own.list}>{acts.filter(({ id }) => id === 'protester' || id === 'trade').map(row)}</ul>
    </div>
  )
}

function doAct(table: Table, { mode, choices }: Act): void {
  const [first] = choices
  if (first === undefined) return
  if (mode === null) table.decide(first)
  else table.chooseMode(mode)
}

interface ActRowProps {
  readonly act: Act
  readonly name: string
  readonly why: { readonly text: string; readonly rule: string } | null
  onDo(): void
  onRule(rule: string): void
}

function ActRow({ act, name, why, onDo, onRule }: ActRowProps) {
  const { id, choices } = act
  const letter = LETTERS[id]
  const isOpen = choices.length > 0
  return (
    <li className={own.row} data-open={isOpen || undefined}>
      <button type="button" className={own.act} disabled={!isOpen} data-act={id} onClick={onDo}>
        <Icon of={ICONS[id]} size={20} />
        <span className={own.name}>{name}</span>
        {letter !== undefined && (
          <span className={own.letter} aria-hidden="true">
            {letter}
          </span>
        )}
      </button>
      {!isOpen && why !== null && (
        <p className={own.why}>
          {why.text}{' '}
          <button type="button" className={own.rule} onClick={() => onRule(why.rule)}>
            {why.rule}
          </button>
        </p>
      )}
    </li>
  )
}
