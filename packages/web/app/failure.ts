import type { Failure } from '@gaslight/client'
import { useCallback } from 'react'
import { useTranslation } from '../i18n/index.ts'

/** What went wrong, in the page's language. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('shell')
  return useCallback(failure => t(`failure.${failure.code}`), [t])
}
