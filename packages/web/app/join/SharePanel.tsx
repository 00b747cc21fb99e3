import { Share2 } from 'lucide-react'
import { Button } from '../../design/Button.tsx'
import { CopyButton } from '../../design/CopyButton.tsx'
import { QRCode } from '../../design/QRCode.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import styles from './SharePanel.module.css'

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
        <QRCode text={link} label={t('share.code')} />
        <span>{t('share.scan')}</span>
      </div>
    </div>
  )
}
