import type { SessionState } from '@gaslight/client'
import type { Audience } from '@gaslight/core'
import { DETECTIVE, JACK, type JackView } from '@gaslight/jack-family'
import { Segments } from '../../../design/Segments.tsx'
import { EndActions, type EndActionsProps } from '../../../table/EndActions.tsx'
import { endingText } from '../table/status.ts'
import type { JackTypes, Title } from '../title.ts'
import type { Words } from '../words.ts'
import styles from './EndPanel.module.css'
import { SuspectChart } from './SuspectChart.tsx'

interface EndPanelProps<T extends JackTypes> extends Pick<EndActionsProps, 'record' | 'verify' | 'at'> {
  readonly title: Title<T>
  readonly words: Words
  /** The session's own state: what the seat knew, with all secrets once the game is over. */
  readonly state: SessionState<T['view']>
  readonly perspective: Audience | null
  onPerspective(audience: Audience | null): void
}

/** After the end: who it was, all alibis, how the suspects dwindled, and what can be done with the game now. */
export function EndPanel<T extends JackTypes>({
  title,
  words,
  state,
  record,
  verify,
  perspective,
  onPerspective,
  at,
}: EndPanelProps<T>) {
  const { Token } = title
  const view: JackView = state.view
  if (view.outcome === undefined || view.jack === undefined) return null
  return (
    <div className={styles.end}>
      <div className={styles.jack}>
        <Token character={view.jack} innocent={false} size={72} />
        <div>
          <h2>{words.page('end.jackWas', { name: words.name(view.jack) })}</h2>
          <p>{endingText(words, view)}</p>
        </div>
      </div>
      <Segments
        label={words.page('end.perspective')}
        help={words.page('end.perspectiveHelp')}
        choices={[
          { value: 'detective', label: words.role('detective') },
          { value: 'jack', label: words.role('jack') },
          { value: 'omniscient', label: words.page('end.all') },
        ]}
        value={nameOf(perspective ?? state.info.audience)}
        onChoose={value => onPerspective(value === 'jack' ? JACK : value === 'detective' ? DETECTIVE : 'omniscient')}
      />
      <SuspectChart view={view} words={words} />
      <Alibis view={view} words={words} />
      <EndActions game={title.id} state={state} record={record} verify={verify} at={at} />
    </div>
  )
}

function nameOf(audience: Audience): 'jack' | 'detective' | 'omniscient' {
  return audience === JACK ? 'jack' : audience === DETECTIVE ? 'detective' : 'omniscient'
}

function Alibis({ view, words }: { readonly view: JackView; readonly words: Words }) {
  if (view.alibis.length === 0) return <p className={styles.quiet}>{words.page('end.noAlibis')}</p>
  return (
    <div>
      <h3>{words.page('end.alibis')}</h3>
      <ul className={styles.alibis}>
        {view.alibis.map(alibi => (
          <li key={`${alibi.round} ${alibi.slot}`}>
            {words.page('end.alibi', {
              round: alibi.round,
              seat: words.role(alibi.by),
              name: alibi.character === undefined ? '?' : words.name(alibi.character),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
