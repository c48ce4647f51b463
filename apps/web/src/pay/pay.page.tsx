import type { PageOf, PublicPage } from '../base/public-page.ts'
import { lateDelivery } from './late-delivery.ts'
import { firstView, isRefusal, payTitle } from './pay-view.ts'
import { PayPage } from './PayPage.tsx'

/** With the delivery step where the page asks for one: the server renders it, so the browser needs it at once. */
export const page: PublicPage<'pay'> = {
  component: async (first) => {
    const delivery = asksDelivery(first)
      ? (await import('./delivery/delivery-parts.ts')).deliveryParts
      : lateDelivery
    return ({ page: { load, form } }) => <PayPage load={load} form={form} delivery={delivery} />
  },
  title: (text, { load, form }, { path }) => {
    const title = payTitle(text, firstView(load, path), load)
    return isRefusal(form.notice) ? text('app.error', { title }) : title
  },
  words: (asked) => (asksDelivery(asked) ? ['payPage', 'phone', 'delivery'] : ['payPage', 'phone']),
  chunks: (asked) => (asksDelivery(asked) ? ['delivery-parts'] : []),
  unit: ({ load }) => (load.kind === 'invalid' ? load.unit : (billOf(load)?.unit ?? null)),
  preview: ({ load }) => {
    const bill = billOf(load)
    return bill && { purpose: bill.description, amount: bill.amount }
  },
}

type Load = PageOf<'pay'>['load']

const asksDelivery = ({ load }: PageOf<'pay'>): boolean =>
  load.kind === 'payable' && load.page.delivery !== null

function billOf(load: Load) {
  switch (load.kind) {
    case 'payable':
      return load.page.bill
    case 'expired':
    case 'alreadyPaid':
      return load.bill
    case 'invalid':
    case 'redirect':
    case 'paused':
    case 'notFound':
      return null
  }
}
