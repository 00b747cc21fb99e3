import { type LondonView, shopPriceIn, stepsIn } from '@gaslight/london-1888'
import { Footprints } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { sceneryOf } from '../../../board-kit/scenery.ts'
import { Icon } from '../../../design/Icon.tsx'
import type { Table } from '../table/useTable.ts'
import own from './ActList.module.css'
import { type Act, actsOf, LETTERS, standing } from './acts.ts'

const ShutActs = lazy(async () => ({ default: (await import('./ShutActs.tsx')).ShutActs }))
const WalkList = lazy(async () => ({ default: (await import('./WalkList.tsx')).WalkList }))

/** They follow the first picture. */
const useIcons = sceneryOf(() => import('./act-icons.ts'))

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
  if (self === undefined) return null
  const isDecided = scene.acting.decided !== undefined
  const isLettered = ({ id }: Act) => LETTERS[id] !== undefined
  const open = acts.filter(({ id, choices: fitting }) => id !== 'walk' && fitting.length > 0)
  // Where a decision has been taken, one line says so for all; nobody looks for a second roll.
  const shut = acts.filter(act => act.choices.length === 0 && !(isDecided && isLettered(act)) && !isSpent(act, scene))
  const button = (act: Act) => (
    <ActButton
      key={act.id}
      act={act}
      name={words.page(`act.${act.id}`, { pounds: shopPriceIn(scene) })}
      onDo={() => doAct(table, act)}
    />
  )
  return (
    <div className={own.acts}>
      <Steps words={words} scene={scene} />
      <Suspense fallback={null}>
        <WalkList table={table} />
      </Suspense>
      <ul className={own.list}>{open.filter(act => !isLettered(act)).map(button)}</ul>
      <h3 className={own.head}>{words.page(isDecided ? 'act.decided' : 'act.decisions')}</h3>
      <ul className={own.list}>{open.filter(isLettered).map(button)}</ul>
      {shut.length > 0 && (
        <Suspense fallback={null}>
          <ShutActs table={table} acts={shut} onRule={onRule} />
        </Suspense>
      )}
    </div>
  )
}

function isSpent({ id }: Act, { acting }: LondonView): boolean {
  return id === 'walk' || (id === 'roll' && acting.rolled !== undefined)
}

/** What was rolled, and the steps that are left of it. */
function Steps({ words, scene }: Pick<Table, 'words' | 'scene'>) {
  const { roll } = scene.acting
  return (
    <p className={own.steps} data-open={stepsIn(scene) > 0 || undefined}>
      <Icon of={Footprints} size={18} />
      {roll === undefined && stepsIn(scene) === 0
        ? words.page('unrolled')
        : words.page('steps', { steps: stepsIn(scene) })}
      {roll !== undefined && <span className={own.rolled}>{words.page('rolled', { roll })}</span>}
    </p>
  )
}

function doAct(table: Table, { mode, choices }: Act): void {
  const [first] = choices
  if (first === undefined) return
  if (mode === null) table.decide(first)
  else table.chooseMode(mode)
}

interface ActButtonProps {
  readonly act: Act
  readonly name: string
  onDo(): void
}

function ActButton({ act: { id }, name, onDo }: ActButtonProps) {
  const letter = LETTERS[id]
  const icons = useIcons()
  return (
    <li>
      <button
        type="button"
        className={own.act}
        data-act={id}
        aria-keyshortcuts={letter ?? (id === 'roll' ? 'r' : undefined)}
        onClick={onDo}
      >
        <span className={own.sign}>{icons && <Icon of={icons.ACT_ICONS[id]} size={20} />}</span>
        <span>{name}</span>
        {letter !== undefined && (
          <span className={own.letter} aria-hidden="true">
            {letter}
          </span>
        )}
      </button>
    </li>
  )
}
