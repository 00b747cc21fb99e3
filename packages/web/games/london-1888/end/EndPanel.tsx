import { chapterName, type LondonView } from '@gaslight/london-1888'
import { Fragment, useMemo } from 'react'
import { Button } from '../../../design/Button.tsx'
import { Select } from '../../../design/Field.tsx'
import { saidOf } from '../../../i18n/clauses.ts'
import { EndActions } from '../../../table/EndActions.tsx'
import { clip } from '../../../table/past.ts'
import { Line } from '../panels/Line.tsx'
import { LineLegend } from '../panels/LineLegend.tsx'
import { lineOf } from '../panels/lines.ts'
import { Medallion } from '../panels/Medallion.tsx'
import { Person } from '../panels/Person.tsx'
import { endingWords } from '../table/status.ts'
import type { Desk } from '../table/useDesk.ts'
import type { Words } from '../words.ts'
import styles from './EndPanel.module.css'
import { resultOf } from './result.ts'
import { heldBy, hiddenTo } from './shown.ts'
import { pointText, turningPoints } from './turning-points.ts'

/** After the end: how the looker came off, how Jack was found or not, everybody's role, line, goods and points, what nobody saw, the game through anybody's eyes, and what can be done with it. */
export function EndPanel({ desk }: { readonly desk: Desk }) {
  const { game, table, replaying } = desk
  const { words } = table
  const { view, info } = game.state
  const { outcome, players } = view
  if (outcome === undefined) return null
  const shown = replaying.perspective ?? info.audience
  const seats = Object.keys(players).map(Number)
  // At one screen there is no looker.
  const looker = game.local === null && typeof info.audience === 'number' ? info.audience : null
  return (
    <div className={styles.end}>
      <div>
        {table.play.past !== null && <p className={styles.past}>{words.page('end.past')}</p>}
        <h2>{words.game(`ending.${outcome.reason}`)}</h2>
        {looker !== null && <OwnResult words={words} view={view} seat={looker} />}
        <p>{endingWords(words, view, null)}</p>
      </div>
      <Course desk={desk} />
      <table className={styles.roles}>
        <thead>
          <tr>
            <th scope="col">{words.page('end.player')}</th>
            <th scope="col">{words.page('end.line')}</th>
            <th scope="col">{words.page('end.points')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(seat => {
            const player = players[seat]
            if (player === undefined) return null
            return (
              <Fragment key={seat}>
                <tr data-jack={player.role === 'jack' || undefined}>
                  <th scope="row">
                    <span className={styles.who}>
                      <Medallion character={player.character} size={28} />
                      <span>
                        {words.name(player.character)}
                        {seat === looker ? (
                          <span className={styles.you}> · {words.page('players.you')}</span>
                        ) : (
                          <Person seats={game.state.info.seats} seat={seat} />
                        )}
                        <span className={styles.role}>
                          {[
                            ...(player.role === undefined ? [] : [words.game(`identity.${player.role}`)]),
                            ...(player.side === 'accomplice' ? [words.game('side.accomplice')] : []),
                            words.page(resultOf(view, seat)?.won ? 'end.rowWon' : 'end.rowLost'),
                          ].join(' · ')}
                        </span>
                      </span>
                    </span>
                  </th>
                  <td>
                    <Line cards={lineOf(view, seat)} words={words} scene={view} onPick={null} />
                  </td>
                  <td className={styles.points}>{outcome.points[seat] ?? 0}</td>
                </tr>
                <tr data-jack={player.role === 'jack' || undefined}>
                  <td colSpan={3} className={styles.held}>
                    {heldBy(words, player).join(' · ')}
                  </td>
                </tr>
              </Fragment>
            )
          })}
        </tbody>
      </table>
      <LineLegend words={words} view={view} />
      <details className={styles.hidden}>
        <summary>{words.game('chapter.shown')}</summary>
        <ul>
          {hiddenTo(words, view).map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
      <Select
        label={words.page('end.perspective')}
        help={words.page('end.perspectiveHelp')}
        choices={[
          { value: 'omniscient', label: words.page('end.all') },
          { value: 'public', label: words.page('end.public') },
          ...seats.map(seat => ({ value: String(seat), label: words.seat(view, seat) })),
        ]}
        value={String(shown)}
        onChoose={value =>
          replaying.setPerspective(value === 'omniscient' || value === 'public' ? value : Number(value))
        }
      />
      <EndActions
        game="london-1888"
        state={game.state}
        record={replaying.record}
        verify={replaying.verify}
        at={game.at}
      />
    </div>
  )
}

interface OwnResultProps {
  readonly words: Words
  readonly view: LondonView
  readonly seat: number
}

/** Whether the looker has won, with what he gets for it in a tournament. */
function OwnResult({ words, view, seat }: OwnResultProps) {
  const result = resultOf(view, seat)
  if (result === null) return null
  const { won, points, place, isShared } = result
  const of = Object.keys(view.players).length
  return (
    <p className={styles.own} data-won={won || undefined}>
      <strong>{words.page(won ? 'end.won' : 'end.lost')}</strong>{' '}
      {words.page(isShared ? 'end.shared' : 'end.standing', { points, place, of })}
    </p>
  )
}

/** How Jack was unmasked or died unknown, and what ended the game, each with a way to look at it again. */
function Course({ desk: { table, replaying } }: { readonly desk: Desk }) {
  const { words } = table
  const { start, moments, view } = replaying.state
  const points = useMemo(() => turningPoints({ start, moments, view }), [start, moments, view])
  const told = (['unmasking', 'death', 'ending'] as const).flatMap(kind => {
    const point = points[kind]
    return point === null ? [] : [{ kind, point }]
  })
  return (
    <div className={styles.course}>
      {points.unmasking === null && <p>{words.page('end.never')}</p>}
      {told.map(({ kind, point }) => (
        <section key={kind}>
          <h3>{words.page(`end.${kind}`)}</h3>
          <p>{saidOf(chapterName(words, point, view), pointText(words, point))}</p>
          {clip(point.at, moments.length) !== null && (
            <Button kind="quiet" onClick={() => table.play.lookAt(point.at)}>
              {words.page('end.look')}
            </Button>
          )}
        </section>
      ))}
    </div>
  )
}
