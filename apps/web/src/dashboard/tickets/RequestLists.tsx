import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { type ReactNode, useEffect, useRef, type FocusEvent } from 'react'
import { PagesFoot } from '../../desk/list/PagesFoot.tsx'
import { StaffFailed } from '../../desk/StaffFailed.tsx'
import { useListEnd } from '../../desk/list/use-list-end.ts'
import { tasksAsked, ticketLists, type TicketsAsked } from './tickets-asked.ts'
import { processesQuery } from './tickets.queries.ts'
import css from './Tickets.module.css'
import { useTicketsText } from './tickets.text.ts'

type Props<Row extends { id: string }> = {
  label: string
  none: { title: string; text: string }
  found: UseQueryResult<{ count: number; asOf: string; rows: Row[] }>
  asked: TicketsAsked
  onGo: (change: Partial<TicketsAsked>) => void
  renderCard: (row: Row) => ReactNode
}

/** What waits and what was answered, of one kind of requests. */
export function RequestLists<Row extends { id: string }>(props: Props<Row>) {
  const t = useTicketsText()
  const { label, asked, onGo } = props
  const { processId } = tasksAsked(asked)
  const counts = useQuery(processesQuery).data?.results.find(({ id }) => id === processId)
  return (
    <section className={css.box} aria-label={label} data-box="card">
      <Tabs
        label={t('tickets.lists')}
        moreLabel={t('tickets.more')}
        tabs={ticketLists.map((id) => ({
          id,
          label: t(`tickets.list.${id}`),
          ...(counts && { count: String(counts[id]) }),
        }))}
        selected={asked.list}
        onSelect={(id) => onGo({ list: ticketLists.find((list) => list === id) ?? 'active', page: 1 })}
      >
        <List {...props} />
      </Tabs>
    </section>
  )
}

function List<Row extends { id: string }>({ none, found, asked, onGo, renderCard }: Props<Row>) {
  const t = useTicketsText()
  const cards = useNextCard()
  const { data, error, refetch } = found
  const { rows = [], count = 0 } = data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: rows.length, count }, found)
  if (!data || isBehindEnd) {
    return error ? (
      <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonBlocks kind="list" label={t('tickets.loading')} />
    )
  }
  if (rows.length === 0) {
    return (
      <EmptyState kind="no-data" title={none.title}>
        {none.text}
      </EmptyState>
    )
  }
  return (
    <>
      <ul {...cards} className={css.list}>
        {rows.map((row) => (
          <li key={row.id} className={css.ticket}>
            {renderCard(row)}
          </li>
        ))}
      </ul>
      <PagesFoot asked={asked} asOf={data.asOf} count={count} shown={rows.length} onGo={onGo} />
    </>
  )
}

/** When the card that was being answered leaves, the next one has the focus, else the tab of the list. */
function useNextCard() {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<number | null>(null)

  useEffect(() => {
    const left = place.current
    if (left === null || document.activeElement !== document.body) return
    const buttons = [...(list.current?.children ?? [])].map((card) => card.querySelector('button'))
    const next = buttons.slice(left).find(Boolean) ?? buttons.findLast(Boolean)
    const tab = document.querySelector<HTMLElement>('#main [role="tab"][aria-selected="true"]')
    ;(next ?? tab)?.focus()
    if (!next) place.current = null
  })

  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      place.current = [...(list.current?.children ?? [])].findIndex((card) => card.contains(target))
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const isAnswering = relatedTarget?.closest('dialog')
      // Taken out of the page, a button loses the focus too: that is no leave.
      queueMicrotask(() => {
        if (target.isConnected && !isAnswering && !list.current?.contains(relatedTarget)) place.current = null
      })
    },
  }
}
