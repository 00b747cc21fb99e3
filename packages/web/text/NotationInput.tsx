import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/Field.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './NotationInput.module.css'

interface NotationInputProps {
  /** What a decision looks like in the game's notation. */
  readonly help: string
  /** Takes a token; answers with what is wrong with it, or null. */
  enter(token: string): Promise<string | null>
}

/** A line for those who know the notation. */
export function NotationInput({ help, enter }: NotationInputProps) {
  const { t } = useTranslation('table')
  const [token, setToken] = useState('')
  const [error, setError] = useState<string | null>(null)
  const reading = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (token.trim() === '' || reading.current) return
    reading.current = true
    const problem = await enter(token.trim()).finally(() => {
      reading.current = false
    })
    setError(problem)
    if (problem === null) setToken('')
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('text.notation')}
        help={help}
        value={token}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...(error === null ? {} : { error })}
        onChange={event => {
          setToken(event.target.value)
          setError(null)
        }}
      />
      <Button type="submit">{t('text.enter')}</Button>
    </form>
  )
}
