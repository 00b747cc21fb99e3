import { jackCandidates, type MrJackView, publicSuspects } from '@gaslight/mr-jack'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { exitsOf } from './aids.ts'
import { CharacterToken } from './board/pieces/CharacterToken.tsx'
import styles from './SecretPanel.module.css'
import type { Words } from './words.ts'

interface SecretPanelProps {
  /** What this seat knows, with the draft's decisions on the board. */
  readonly view: MrJackView
  readonly words: Words
}

/** What this seat alone knows: Jack's identity and alibis, or the Detective's alibis and whom they leave. */
export function SecretPanel(props: SecretPanelProps) {
  switch (props.view.audience) {
    case 'jack':
      return <JackSecret {...props} />
    case 'detective':
      return props.view.round === 0 ? null : <DetectiveSecret {...props} />
    case 'public':
    case 'omniscient':
      return null
  }
}

function JackSecret({ view, words }: SecretPanelProps) {
  const [covered, setCovered] = useState(false)
  const { jack } = view
  if (jack === undefined) return <p className={styles.secret}>{words.page('secret.notYet')}</p>
  const suspects = publicSuspects(view)
  const mine = view.alibis.filter(alibi => alibi.by === 'jack')
  const theirs = view.alibis.length - mine.length
  return (
    <div className={styles.secret} data-role="jack">
      <div className={styles.identity}>
        {covered ? (
          <p className={styles.who}>{words.page('secret.covered')}</p>
        ) : (
          <>
            <CharacterToken character={jack} innocent={false} size={52} />
            <p className={styles.who}>{words.page('secret.youAre', { name: words.name(jack) })}</p>
          </>
        )}
        <Button kind="quiet" icon={covered ? Eye : EyeOff} onClick={() => setCovered(!covered)}>
          {words.page(covered ? 'secret.show' : 'secret.cover')}
        </Button>
      </div>
      {!covered && (
        <>
          <p>{leaveWords(view, words)}</p>
          <p>{words.page('secret.suspects', { count: suspects.length, names: words.names(suspects) })}</p>
          {mine.length > 0 && (
            <p>
              {words.page('secret.myAlibis', {
                count: mine.length,
                names: words.names(mine.flatMap(alibi => alibi.character ?? [])),
              })}
            </p>
          )}
          {theirs > 0 && <p>{words.page('secret.theirAlibis', { count: theirs })}</p>}
        </>
      )}
    </div>
  )
}

/** MJ-58: what still keeps Jack from leaving, or by which exits his character could reach the dark now. */
function leaveWords(view: MrJackView, words: Words): string {
  if (view.witness === 'seen') return words.page('secret.stayInside')
  const ways = view.jack === undefined ? [] : exitsOf(view, view.jack).filter(way => way.inReach)
  return ways.length === 0
    ? words.page('secret.noExit')
    : words.page('secret.exits', { count: ways.length, exits: words.list(ways.map(way => words.exit(way.exit))) })
}

function DetectiveSecret({ view, words }: SecretPanelProps) {
  const mine = view.alibis.filter(alibi => alibi.by === 'detective')
  const possible = jackCandidates(view)
  return (
    <div className={styles.secret} data-role="detective">
      <p>
        {mine.length === 0
          ? words.page('secret.noAlibis')
          : words.page('secret.detectiveAlibis', {
              count: mine.length,
              names: words.names(mine.flatMap(alibi => alibi.character ?? [])),
            })}
      </p>
      <p>{words.page('secret.possible', { count: possible.length, names: words.names(possible) })}</p>
    </div>
  )
}
