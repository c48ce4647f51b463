import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import type { Text } from '../../i18n/text.tsx'
import { shellQuery } from '../shell.queries.ts'
import { rightsOf } from '../staff.ts'
import type { AnyPage, AnyResource, ResourceAt } from './any-resource.ts'

/** What a resource says something by: its list, its words, the language and who looks at it. */
export function useAt(of: AnyResource, page: AnyPage): ResourceAt<AnyPage, Text<string>> {
  const t = of.words()
  const locale = useLocale()
  const { data: shell } = useSuspenseQuery(shellQuery)
  return useMemo(() => ({ page, t, locale, staff: rightsOf(shell) }), [page, t, locale, shell])
}
