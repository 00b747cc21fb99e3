import { type JackView, jackCandidates, publicSuspects } from '@gaslight/jack-family'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/Button.tsx'
import type { Table } from '../table/useTable.ts'
import type { JackTypes } from '../title.ts'
import styles from './SecretPanel.module.css'

interface SecretPanelProps<T extends JackTypes> {
  /** Its scene is what this seat knows, with the draft's decisions on the board. */
  readonly table: Table<T>
}

/** What this seat alone knows: Jack's identity and alibis, or the Detective's alibis and whom they leave. */
export function SecretPanel<T extends JackTypes>(props: SecretPanelProps<T>) {
  const { scene } = props.table
  switch (scene.audience) {
    case 'jack':
      return <JackSecret {...props} />
    case 'detective':
      return scene.round === 0 ? null : <DetectiveSecret {...props} />
    case 'public':
    case 'omniscient':
      return null
  }
}

function JackSecret<T extends JackTypes>({ table }: SecretPanelProps<T>) {
  const { title, words } = table
  const { Token } = title
  const view: JackView = table.scene
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
            <Token character={jack} innocent={false} size={52} />
            <p className={styles.who}>{words.page('secret.youAre', { name: words.name(jack) })}</p>
          </>
        )}
        <Button kind="quiet" icon={covered ? Eye : EyeOff} onClick={() => setCovered(!covered)}>
          {words.page(covered ? 'secret.show' : 'secret.cover')}
        </Button>
      </div>
      {!covered && (
        <>
          <p>{title.leaveWords(words, table.scene)}</p>
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

function DetectiveSecret<T extends JackTypes>({ table }: SecretPanelProps<T>) {
  const { words } = table
  const view: JackView = table.scene
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
