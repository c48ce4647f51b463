import { useQueryClient } from '@tanstack/react-query'
import type { Locale } from '@wasl/domain/locale'
import { useEffect, useRef } from 'react'

/** Some texts of the server come in the language they were asked in: a switch asks again for what is shown. */
export function useAnswersIn(locale: Locale): void {
  const queries = useQueryClient()
  const askedIn = useRef(locale)
  useEffect(() => {
    if (askedIn.current === locale) return
    askedIn.current = locale
    void queries.invalidateQueries()
  }, [queries, locale])
}
