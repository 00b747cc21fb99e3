import { Segments } from '../design/Segments.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './PreferencesPanel.module.css'
import { AIDS, type Aid, setPreferences, usePreferences } from './preferences.ts'
import { Toggle } from './Toggle.tsx'

/** How the table behaves; every change holds at once and is remembered. `aids` are those that the game has. */
export function PreferencesPanel({ aids = AIDS }: { readonly aids?: readonly Aid[] }) {
  const { t } = useTranslation('table')
  const preferences = usePreferences()
  return (
    <div className={styles.panel}>
      {aids.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('preferences.aids')}</legend>
          {aids.map(aid => (
            <Toggle
              key={aid}
              label={t(`preferences.aid.${aid}`)}
              on={preferences.aids[aid]}
              onChange={on => setPreferences({ aids: { ...preferences.aids, [aid]: on } })}
            />
          ))}
        </fieldset>
      )}
      <Segments
        label={t('preferences.speed')}
        choices={(['slow', 'normal', 'fast', 'off'] as const).map(value => ({
          value,
          label: t(`preferences.speeds.${value}`),
        }))}
        value={preferences.speed}
        onChoose={speed => setPreferences({ speed })}
      />
      <fieldset className={styles.group}>
        <legend>{t('preferences.hands')}</legend>
        <Toggle
          label={t('preferences.sendAtOnce')}
          on={preferences.sendAtOnce}
          onChange={sendAtOnce => setPreferences({ sendAtOnce })}
        />
        <Toggle label={t('preferences.keys')} on={preferences.keys} onChange={keys => setPreferences({ keys })} />
      </fieldset>
    </div>
  )
}
