import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { Button, type ButtonKind } from './Button.tsx'
import { useSpeaker } from './Toast.tsx'

/** Copies a text and says so. Where the page may not write to the clipboard it says that too. */
export function CopyButton({
  text,
  label,
  kind,
}: {
  readonly text: string
  readonly label: string
  readonly kind?: ButtonKind
}) {
  const { t } = useTranslation('shell')
  const { show } = useSpeaker()
  const [copied, setCopied] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      show(t('common.copyFailed'), 'problem')
      return
    }
    setCopied(true)
    show(t('common.copied'))
    setTimeout(() => setCopied(false), 2_500)
  }

  return (
    <Button kind={kind ?? 'secondary'} icon={copied ? Check : Copy} onClick={copy}>
      {label}
    </Button>
  )
}
