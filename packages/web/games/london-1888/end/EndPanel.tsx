import { Fragment } from 'react'
import { Select } from '../../../design/Field.tsx'
import { EndActions } from '../../../table/EndActions.tsx'
import { Line } from '../panels/Line.tsx'
import { lineOf } from '../panels/lines.ts'
import { Medallion } from '../panels/Medallion.tsx'
import { Person } from '../panels/Person.tsx'
import { endingWords } from '../table/status.ts'
import type { Desk } from '../table/useDesk.ts'
import styles from './EndPanel.module.css'
import { heldBy, hiddenTo } from './shown.ts'

/** After the end: how it ended, everybody's role, line, goods and points, what nobody saw, the game through anybody's eyes, and what can be done with it. */
export function EndPanel({ desk }: { readonly desk: Desk }) {
  const { game, table, replaying } = desk
  const { words } = table
  const { view, info } = game.state
  const { outcome, players } = view
  if (outcome === undefined) return null
  const shown = replaying.perspective ?? info.audience
  const seats = Object.keys(players).map(Number)
  return (
    <div className={styles.end}>
      <div>
        <h2>{words.game(`ending.${outcome.reason}`)}</h2>
        <p>{endingWords(words, view)}</p>
      </div>
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
                        <Person seats={game.state.info.seats} seat={seat} />
                        <span className={styles.role}>
                          {player.role !== undefined && words.game(`identity.${player.role}`)}
                          {player.side === 'accomplice' && ` · ${words.game('side.accomplice')}`}
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
