import type { ShownOrder } from '@wasl/contracts/web/catalogue.contract'
import type { Attempt } from '@wasl/contracts/web/pay.contract'
import type { ComponentType } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { PageNotFound } from '../../parts/PageNotFound.tsx'
import { AttemptPage } from './AttemptPage.tsx'

export type OrderPart = ComponentType<{ order: ShownOrder; transactionId: string; isPaid: boolean }>

/** `Order` comes with payments of a shop alone. */
export function AttemptRoute({ Order }: { Order: OrderPart | null }) {
  const { page } = usePageFacts()
  if (page.kind !== 'attempt') return <PageNotFound />
  const { order } = page
  return (
    <AttemptPage
      load={page.load}
      next={page.next}
      order={order && Order ? shownBy(Order, order) : undefined}
    />
  )
}

const shownBy =
  (Order: OrderPart, order: ShownOrder) =>
  ({ transactionId, view }: Attempt) => (
    <Order order={order} transactionId={transactionId} isPaid={view === 'success'} />
  )
