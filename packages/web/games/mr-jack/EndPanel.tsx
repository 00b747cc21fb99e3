import type { SessionState } from '@gaslight/client'
import type { Audience } from '@gaslight/core'
import type { MrJackView } from '@gaslight/mr-jack'
import { Download, RotateCcw, ShieldCheck, Swords } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../design/Button.tsx'
import { Segments } from '../../design/Field.tsx'
import { Notice } from '../../design/Notice.tsx'
import { CharacterToken } from './board/pieces/CharacterToken.tsx'
import styles from './EndPanel.module.css'
import type { Verdict } from './record.ts'
import { SuspectChart } from './SuspectChart.tsx'
import { endingText } from './status.ts'
import { useAgain } from './useAgain.ts'
import type { Words } from './words.ts'

interface EndPanelProps {
  /** The session's own state: what the seat knew, with all secrets once the game is over. */
  readonly state: SessionState<MrJackView>
  readonly words: Words
  /** The record as text; null while it is on its way or cannot be had. */
  readonly record: string | null
  verify(): Promise<Verdict>
  readonly perspective: Audience | null
  onPerspective(audience: Audience | null): void
  readonly at: 'play' | 'local'
}

/** After the end: who it was, all alibis, how the suspects dwindled, and what can be done with the game now. */
export function EndPanel({ state, words, record, verify, perspective, onPerspective, at }: EndPanelProps) {
  const { t } = useTranslation('table')
  const { view } = state
  const again = useAgain(at, state.info)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  if (view.outcome === undefined || view.jack === undefined) return null
  return (
    <div className={styles.end}>
      <div className={styles.jack}>
        <CharacterToken character={view.jack} innocent={false} size={72} />
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
        onChoose={value => onPerspective(value === 'jack' ? 0 : value === 'detective' ? 1 : 'omniscient')}
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
          onClick={() => record !== null && download(record, state.info.id)}
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
  return audience === 0 ? 'jack' : audience === 1 ? 'detective' : 'omniscient'
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

function Alibis({ view, words }: { readonly view: MrJackView; readonly words: Words }) {
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

function download(text: string, id: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `mr-jack-${id}.game`
  link.click()
  URL.revokeObjectURL(url)
}
