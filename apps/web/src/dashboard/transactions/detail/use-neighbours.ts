import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type {
  TransactionPage,
  TransactionRow,
} from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { isTyping } from '@wasl/ui/inputs/is-typing.ts'
import { pressedKey } from '@wasl/ui/actions/pressed-key.ts'
import { useEffect, useRef } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { isCovered } from '../../../desk/form/is-covered.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { listQueries } from '../list/list.queries.ts'
import { keptPages } from './kept-pages.ts'
import { neighboursIn, type Neighbour } from './neighbours.ts'
import { listPath } from './use-list-link.tsx'

export type Neighbours = { previous: (() => void) | null; next: (() => void) | null }

/** DET-01: the rows before and after in the list that this one was opened from, over the edges of its pages. J is next, K previous. */
export function useNeighbours(place: ListPlace, id: string): Neighbours {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const tell = useTell()
  const { merchant } = usePageFacts()
  const around = neighboursIn(keptPages(queries, place, merchant.timeZone), id)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  // In this one's place: going back still leads to the list.
  const open = (other: string | undefined) => {
    if (other) void navigate({ to: `${listPath(place, locale)}/${other}`, replace: true })
  }
  const leadTo = (there: Neighbour, rowOf: (page: TransactionPage) => TransactionRow | undefined) => {
    if (!there || !around) return null
    if ('id' in there) return () => open(there.id)
    const asked = { ...around.asked, cursor: there.cursor }
    delete asked.page
    return () =>
      void queries.fetchQuery(listQueries.page(place, asked)).then(
        // Whoever has gone on meanwhile, or has begun something here, stays there.
        (page) => isHere.current && !isCovered() && open(rowOf(page)?.id),
        (error: unknown) => isHere.current && tell({ error }),
      )
  }
  const previous = leadTo(around?.previous ?? null, ({ rows }) => rows.at(-1))
  const next = leadTo(around?.next ?? null, ({ rows }) => rows[0])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (isCovered() || isTyping(event.target)) return
      if (pressedKey(event) === 'j') next?.()
      if (pressedKey(event) === 'k') previous?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return { previous, next }
}
