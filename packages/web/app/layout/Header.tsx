import { Languages, Moon, Sun, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useRoute } from 'wouter'
import { Button, IconButton } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import { GAMES } from '../../games/registry.ts'
import { useTranslation } from '../../i18n/index.ts'
import { isLanguage, LANGUAGE_CODES, LANGUAGES } from '../../i18n/languages.ts'
import { chooseLanguage } from '../../i18n/texts.ts'
import { useMe } from '../me.tsx'
import { chooseTheme, useTheme } from '../settings/theme.ts'
import styles from './Header.module.css'
import { Lantern } from './Wordmark.tsx'

const SettingsSheet = lazy(async () => ({ default: (await import('../settings/SettingsSheet.tsx')).SettingsSheet }))

/** At a table the header keeps to one row: the board comes first. */
export function Header({ place }: { readonly place: 'page' | 'table' }) {
  const { t } = useTranslation('shell')
  const { name } = useMe()
  const theme = useTheme()
  // Fetched when it is first opened; it stays, so that closing it gives the focus back.
  const [settings, setSettings] = useState<'unseen' | 'open' | 'closed'>('unseen')

  return (
    <header className={`${styles.header} ${place === 'table' ? styles['at-table'] : ''}`}>
      <Link href="/" className={styles.wordmark}>
        <Lantern />
        {t('name')}
      </Link>
      <nav className={styles.nav} aria-label={t('nav.label')}>
        <NavLink href="/" label={t('nav.play')} />
        <NavLink href={`/rules/${GAMES[0].id}`} label={t('nav.rules')} />
        <NavLink href="/fairness" label={t('nav.fairness')} />
        <NavLink href="/about" label={t('nav.about')} />
      </nav>
      <div className={styles.tools}>
        <LanguageChoice />
        <IconButton
          icon={theme === 'night' ? Sun : Moon}
          label={t(theme === 'night' ? 'settings.toMorning' : 'settings.toNight')}
          onClick={() => chooseTheme(theme === 'night' ? 'morning' : 'night')}
        />
        <Button
          kind="quiet"
          icon={UserRound}
          className={styles.player}
          aria-label={t('settings.openAs', { name: name ?? t('settings.guest') })}
          onClick={() => setSettings('open')}
        >
          <span>{name ?? t('settings.guest')}</span>
        </Button>
      </div>
      {settings !== 'unseen' && (
        <Suspense fallback={null}>
          <SettingsSheet open={settings === 'open'} onClose={() => setSettings('closed')} />
        </Suspense>
      )}
    </header>
  )
}

function NavLink({ href, label }: { readonly href: string; readonly label: string }) {
  const [here] = useRoute(href)
  return (
    <Link href={href} aria-current={here ? 'page' : undefined}>
      {label}
    </Link>
  )
}

function LanguageChoice() {
  const { t, language } = useTranslation('shell')
  return (
    <label className={styles.language}>
      <Icon of={Languages} size={18} />
      <span aria-hidden="true" className={styles.languageName}>
        {LANGUAGES[language]}
      </span>
      <select
        aria-label={t('settings.language')}
        value={language}
        onChange={event => {
          if (isLanguage(event.target.value)) void chooseLanguage(event.target.value)
        }}
      >
        {LANGUAGE_CODES.map(code => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code]}
          </option>
        ))}
      </select>
    </label>
  )
}
