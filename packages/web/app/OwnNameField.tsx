import { TextField } from '../design/Field.tsx'
import { useTranslation } from '../i18n/index.ts'
import type { OwnName } from './useOwnName.ts'

export function OwnNameField({ own }: { readonly own: OwnName }) {
  const { t } = useTranslation('shell')
  return (
    <TextField
      label={t('settings.name')}
      help={t('settings.nameHelp')}
      value={own.shown}
      maxLength={40}
      autoComplete="nickname"
      onChange={event => own.change(event.target.value)}
    />
  )
}
