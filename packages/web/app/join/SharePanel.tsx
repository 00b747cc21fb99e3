import { Share2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../design/Button.tsx'
import { CopyButton } from '../../design/CopyButton.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import styles from './SharePanel.module.css'

// The panel also stands at a table with a free seat, where hardly anybody needs the encoder.
const QRCode = lazy(async () => ({ default: (await import('../../design/QRCode.tsx')).QRCode }))

/** Names by which every computer means itself. */
const HERE_ONLY = /^(localhost|127\.[\d.]+|\[::1\])$/

/** The address that a friend opens to sit down at game `id`: as text, to copy, to share, and for a camera. */
export function SharePanel({ id }: { readonly id: string }) {
  const { t } = useLobbyTexts()
  const link = `${location.origin}/join/${id}`
  const share = 'share' in navigator ? () => navigator.share({ title: t('name'), url: link }).catch(() => {}) : null

  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <p>{t('share.text')}</p>
        <p className={styles.link}>{link}</p>
        {HERE_ONLY.test(location.hostname) && <p className={styles.hint}>{t('share.hereOnly')}</p>}
        <div className={styles.buttons}>
          <CopyButton kind="primary" text={link} label={t('share.copy')} />
          {share && (
            <Button icon={Share2} onClick={share}>
              {t('share.send')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.code}>
        <Suspense fallback={<div className={styles.space} />}>
          <QRCode text={link} label={t('share.code')} />
        </Suspense>
        <span>{t('share.scan')}</span>
      </div>
    </div>
  )
}
