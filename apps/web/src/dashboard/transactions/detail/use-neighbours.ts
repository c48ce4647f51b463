import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { TransactionPage } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { ListPlace } from '@wasl/contracts/web/dashboard/transactions.contract'
import { useEffect } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { listPath } from './use-list-link.ts'

export type Neighbours = { previous: (() => void) | null; next: (() => void) | null }

/** DET-01: the rows before and after in the page of the list that this one was opened from. J is next, K previous. */
export function useNeighbours(place: ListPlace, id: string): Neighbours {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const rows = rowsAround(
    queries
      .getQueryCache()
      .findAll({ queryKey: ['transactions', place.module, place.list, 'page'] })
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .map((query) => query.state.data as TransactionPage | undefined),
    id,
  )
  const at = rows.indexOf(id)
  const leadTo = (other: string | undefined) =>
    other === undefined
      ? null
      : // In this one's place: going back still leads to the list.
        () => void navigate({ to: `${listPath(place, locale)}/${other}`, replace: true })
  const previous = leadTo(at < 0 ? undefined : rows[at - 1])
  const next = leadTo(at < 0 ? undefined : rows[at + 1])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isBusy(event.target))
        return
      if (event.code === 'KeyJ') next?.()
      if (event.code === 'KeyK') previous?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return { previous, next }
}

function rowsAround(pages: readonly (TransactionPage | undefined)[], id: string): string[] {
  const page = pages.find((one) => one?.rows.some((row) => row.id === id))
  return page?.rows.map((row) => row.id) ?? []
}

/** Somebody types, or a dialog or a menu is open. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  document.querySelector('dialog[open], [role=menu]') !== null
