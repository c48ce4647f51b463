import type { PublicPage } from '../../base/public-page.ts'
import { attemptTitle, unitOfAttempt } from './attempt-head.ts'
import { AttemptPage } from './AttemptPage.tsx'

/** With the order where it is a shop's: other results carry nothing of it. */
export const page: PublicPage<'attempt'> = {
  component: async ({ order: bought }) => {
    const Order = bought && (await import('../../parts/order/BoughtOrder.tsx')).BoughtOrder
    return ({ page: { load, next, order } }) => (
      <AttemptPage
        load={load}
        next={next}
        order={
          order &&
          Order &&
          (({ transactionId, view }) => (
            <Order order={order} transactionId={transactionId} isPaid={view === 'success'} />
          ))
        }
      />
    )
  },
  title: (text, { load }) => attemptTitle(text, load),
  words: ({ order }) => (order ? ['attempt', 'order'] : ['attempt']),
  chunks: ({ order }) => (order ? ['BoughtOrder'] : []),
  unit: ({ load }) => unitOfAttempt(load),
}
