import type { SessionState } from '@gaslight/client'
import { Download, RotateCcw, ShieldCheck, Swords } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../design/Button.tsx'
import { download } from '../design/download.ts'
import { Notice } from '../design/Notice.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './EndActions.module.css'
import type { Verdict } from './record.ts'
import { useAgain } from './useAgain.ts'
import { type SealCheck, useSealCheck } from './useSealCheck.ts'

export interface EndActionsProps {
  /** The title's id. */
  readonly game: string
  readonly state: SessionState<object>
  /** The record as text; null while it is on its way or cannot be had. */
  readonly record: string | null
  verify(): Promise<Verdict>
  readonly at: 'play' | 'local'
}

/** What can be done with a finished game: again, the record, the check of its seal. */
export function EndActions({ game, state, record, verify, at }: EndActionsProps) {
  const { t } = useTranslation('table')
  const again = useAgain(at, state.info)
  const [check, checkSeal] = useSealCheck(verify)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (check !== null) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [check])
  return (
    <>
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
          onClick={() => record !== null && download(record, `${game}-${state.info.id}.game`)}
        >
          {t('end.download')}
        </Button>
        <Button icon={ShieldCheck} disabled={record === null} onClick={checkSeal}>
          {t('end.verify')}
        </Button>
      </div>
      <div ref={answer} role="status">
        {check !== null && <SealNotice check={check} />}
      </div>
    </>
  )
}

function SealNotice({ check }: { readonly check: SealCheck }) {
  const { t } = useTranslation('table')
  if (check === 'checking') return <Notice>{t('end.checking')}</Notice>
  if (check === 'failed') return <Notice tone="problem">{t('end.unchecked')}</Notice>
  return <VerdictNotice verdict={check} />
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
