import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageData } from '../base/page-data.ts'
import { asksDelivery } from './asks-delivery.ts'
import { lateDelivery } from './late-delivery.ts'

/** With the delivery step where the page asks for one: the server renders it, so the browser needs it at once. */
export const payPageRoute = (page: PageData) => ({
  component: lazyRouteComponent(async () => {
    const [{ PayRoute }, delivery] = await Promise.all([
      import('./PayRoute.tsx'),
      asksDelivery(page) ? import('./delivery/delivery-parts.ts') : null,
    ])
    return { default: () => <PayRoute delivery={delivery?.deliveryParts ?? lateDelivery} /> }
  }),
})

export const receiptPageRoute = {
  component: lazyRouteComponent(() => import('./receipt/ReceiptRoute.tsx'), 'ReceiptRoute'),
}

export const detailsPageRoute = {
  component: lazyRouteComponent(() => import('./details/DetailsRoute.tsx'), 'DetailsRoute'),
}

export const codePageRoute = {
  component: lazyRouteComponent(() => import('./code/CodeRoute.tsx'), 'CodeRoute'),
}

export const collectPageRoute = {
  component: lazyRouteComponent(() => import('./collect/CollectRoute.tsx'), 'CollectRoute'),
}

export const linkPageRoute = {
  component: lazyRouteComponent(() => import('./link/LinkRoute.tsx'), 'LinkRoute'),
}

/** With the order where it is a shop's: other results carry nothing of it. */
export const attemptPageRoute = (page: PageData) => ({
  component: lazyRouteComponent(async () => {
    const [{ AttemptRoute }, bought] = await Promise.all([
      import('./result/AttemptRoute.tsx'),
      page.kind === 'attempt' && page.order ? import('../parts/order/BoughtOrder.tsx') : null,
    ])
    return { default: () => <AttemptRoute Order={bought?.BoughtOrder ?? null} /> }
  }),
})
