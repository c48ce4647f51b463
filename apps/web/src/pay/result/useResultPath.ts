import { useLocation } from '@tanstack/react-router'
import { resultPath } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'

export function useResultPath(): (attemptId: string) => string {
  const locale = useLocale()
  const { pathname } = useLocation()
  return (attemptId) => resultPath(locale, attemptId, pathname)
}
