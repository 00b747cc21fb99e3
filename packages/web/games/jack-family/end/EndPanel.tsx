import type { SessionState } from '@gaslight/client'
import type { Audience } from '@gaslight/core'
import { DETECTIVE, JACK, type JackView } from '@gaslight/jack-family'
import { Download, RotateCcw, ShieldCheck, Swords } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/Button.tsx'
import { Segments } from '../../../design/Field.tsx'
import { Notice } from '../../../design/Notice.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import { endingText } from '../table/status.ts'
import type { JackTypes, Title } from '../title.ts'
import type { Words } from '../words.ts'
import styles from './EndPanel.module.css'
import type { Verdict } from './record.ts'
import { SuspectChart } from './SuspectChart.tsx'
import { useAgain } from './useAgain.ts'

interface EndPanelProps<T extends JackTypes> {
  readonly title: Title<T>
  readonly words: Words
  /** The session's own state: what the seat knew, with all secrets once the game is over. */
  readonly state: SessionState<T['view']>
  /** The record as text; null while it is on its way or cannot be had. */
  readonly record: string | null
  verify(): Promise<Verdict>
  readonly perspective: Audience | null
  onPerspective(audience: Audience | null): void
  readonly at: 'play' | 'local'
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
  const { t } = useTranslation('table')
  const { Token } = title
  const view: JackView = state.view
  const again = useAgain(at, state.info)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
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
      <div className={styles.actions}>
        {again.rematch !== null && (
          <Button kind="primary" icon={Swords} disabled={again.busy} onClick={again.rematch}>
            {t('end.returnMatch')}
          </Button>
        )}
        {again.again !== null && (
          <Button icon={RotateCcw} disabled={again.busy} onClick={again.again}>
            {t('end.again')}
          </Button>
        )}
        <Button
          icon={Download}
          disabled={record === null}
          onClick={() => record !== null && download(record, `${title.id}-${state.info.id}.game`)}
        >
          {t('end.download')}
        </Button>
        <Button icon={ShieldCheck} disabled={record === null} onClick={async () => setVerdict(await verify())}>
          {t('end.verify')}
        </Button>
      </div>
      {verdict !== null && <VerdictNotice verdict={verdict} />}
    </div>
  )
}

function nameOf(audience: Audience): 'jack' | 'detective' | 'omniscient' {
  return audience === JACK ? 'jack' : audience === DETECTIVE ? 'detective' : 'omniscient'
}

function VerdictNotice({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation('table')
  if (verdict.holds)
    return (
      <Notice title={t('end.sealHolds')}>
        <p>{t('end.sealHoldsText', { count: verdict.decisions, draws: verdict.draws })}</p>
      </Notice>
    )
  return (
    <Notice tone="problem" title={t('end.sealBroken')}>
      <p>{t('end.sealBrokenText', { decision: verdict.decision, message: verdict.message })}</p>
    </Notice>
  )
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

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
