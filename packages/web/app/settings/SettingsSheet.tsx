import { Moon, Sun, SunMoon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Sheet } from '../../design/Dialog.tsx'
import { Select, TextField } from '../../design/Field.tsx'
import { Segments } from '../../design/Segments.tsx'
import { useSpeaker } from '../../design/Toast.tsx'
import { useLaterTexts, useTranslation } from '../../i18n/index.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../i18n/languages.ts'
import { chooseLanguage } from '../../i18n/texts.ts'
import { useFailureText } from '../failure.ts'
import { useMe } from '../me.tsx'
import styles from './SettingsSheet.module.css'
import { chooseTheme, useThemeChoice } from './theme.ts'

const LANGUAGE_CHOICES = LANGUAGE_CODES.map(value => ({ value, label: LANGUAGES[value] }))

export function SettingsSheet({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  useLaterTexts('shell')
  const { t, language } = useTranslation('shell')
  const theme = useThemeChoice()
  return (
    <Sheet open={open} title={t('settings.title')} onClose={onClose}>
      <div className={styles.sheet}>
        <NameForm />
        <Select label={t('settings.language')} choices={LANGUAGE_CHOICES} value={language} onChoose={chooseLanguage} />
        <Segments
          label={t('settings.theme')}
          choices={[
            { value: 'night', label: t('settings.night'), icon: Moon },
            { value: 'morning', label: t('settings.morning'), icon: Sun },
            { value: 'device', label: t('settings.device'), icon: SunMoon },
          ]}
          value={theme}
          onChoose={chooseTheme}
        />
      </div>
    </Sheet>
  )
}

function NameForm() {
  const { t } = useTranslation('shell')
  const { name, rename } = useMe()
  const { show } = useSpeaker()
  const failureText = useFailureText()
  const [wanted, setWanted] = useState(name ?? '')

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const result = await rename(wanted.trim())
    if (result.ok) show(t('settings.nameSaved', { name: wanted.trim() }))
    else show(failureText(result.error), 'problem')
  }

  return (
    <form className={styles.name} onSubmit={save}>
      <TextField
        label={t('settings.name')}
        help={t('settings.nameHelp')}
        value={wanted}
        maxLength={40}
        autoComplete="nickname"
        onChange={event => setWanted(event.target.value)}
      />
      <Button type="submit" disabled={wanted.trim() === '' || wanted.trim() === name}>
        {t('settings.saveName')}
      </Button>
    </form>
  )
}
