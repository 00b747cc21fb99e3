import { BOARDS, CELLS, EXITS, type MrJackView, POSTS } from '@gaslight/mr-jack'
import type { PlacesProps } from '../../jack-family/text/BoardText.tsx'
import type { Words } from '../../jack-family/words.ts'
import { streetsBeside } from '../aids/aids.ts'
import type { Target } from '../board/props.ts'
import { direction } from '../composing/labels.ts'
import type { London } from '../types.ts'
import { describeTarget } from './described.ts'

/** Lamps, manholes and exits, then every street. */
export function Places({ words, scene }: PlacesProps<London>) {
  const say = (target: Target) => describeTarget(words, scene, target)
  return (
    <>
      <h3>{words.page('text.lamps')}</h3>
      <ul>
        {POSTS.map(post => (
          <li key={post}>{say({ kind: 'hex', hex: post })}</li>
        ))}
      </ul>
      <h3>{words.page('text.manholes')}</h3>
      <ul>
        {BOARDS[scene.options.board].manholes.map(hex => (
          <li key={hex}>{say({ kind: 'hex', hex })}</li>
        ))}
      </ul>
      <h3>{words.page('text.exits')}</h3>
      <ul>
        {EXITS.map(exit => (
          <li key={exit.id}>
            {say({ kind: 'exit', exit: exit.id })} ({exit.hex})
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.page('text.streets')}</summary>
        <p>{words.page('text.streetsHelp')}</p>
        <Streets scene={scene} words={words} />
      </details>
    </>
  )
}

function Streets({ scene, words }: PlacesProps<London>) {
  const columns = Object.groupBy(
    CELLS.filter(cell => cell.kind === 'street' || cell.kind === 'manhole'),
    cell => cell.id[0],
  )
  return (
    <>
      {Object.entries(columns).map(([letter, cells]) => (
        <div key={letter}>
          <h4>{letter}</h4>
          <ul>
            {cells?.map(({ id }) => (
              <li key={id}>
                {describeTarget(words, scene, { kind: 'hex', hex: id })};{' '}
                {words.page('place.neighbours', { list: streetsBeside(scene, id).join(' ') })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

/** Where the lantern points, if there is one. */
export function facts(words: Words, { facing }: MrJackView): readonly string[] {
  return facing === undefined ? [] : [words.page('place.direction', { direction: direction(words, facing) })]
}
