import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import {
  attemptPageRoute,
  codePageRoute,
  collectPageRoute,
  detailsPageRoute,
  linkPageRoute,
  payPageRoute,
  receiptPageRoute,
} from '../pay/pay.routes.tsx'
import { Landing } from './Landing.tsx'
import type { RouterContext } from '../base/page-context.tsx'
import { PageNotFound } from '../parts/PageNotFound.tsx'
import { Root } from './Root.tsx'

/** The one route tree, for the server and the browser. */
export function createPageRouter(context: RouterContext, history: RouterHistory) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Root,
    notFoundComponent: PageNotFound,
  })
  const payPage = payPageRoute(context.facts.page)
  const language = createRoute({ getParentRoute: () => root, path: '$lang' })
  const landing = createRoute({ getParentRoute: () => language, path: '/', component: Landing })
  const pay = createRoute({ getParentRoute: () => language, path: 'pay/$id', ...payPage })
  const receipt = createRoute({
    getParentRoute: () => language,
    path: 'attempt/$id/receipt',
    ...receiptPageRoute,
  })
  const details = createRoute({
    getParentRoute: () => language,
    path: 'transaction/$id',
    ...detailsPageRoute,
  })
  const attempt = createRoute({ getParentRoute: () => language, path: 'attempt/$id', ...attemptPageRoute })
  const checkout = createRoute({ getParentRoute: () => language, path: 'checkout/$id', ...payPage })
  const paymentOptions = createRoute({
    getParentRoute: () => language,
    path: 'spf/payment-options/$id',
    ...payPage,
  })
  const paymentDetails = createRoute({
    getParentRoute: () => language,
    path: 'spf/payment-details/$id',
    ...attemptPageRoute,
  })
  const collect = createRoute({
    getParentRoute: () => language,
    path: 'pos/pay/collect/$id',
    ...collectPageRoute,
  })
  const link = createRoute({ getParentRoute: () => language, path: 'link/$id', ...linkPageRoute })
  const code = createRoute({ getParentRoute: () => language, path: 'cpr', ...codePageRoute })

  return createRouter({
    routeTree: root.addChildren([
      language.addChildren([
        landing,
        pay,
        details,
        attempt,
        receipt,
        checkout,
        paymentOptions,
        paymentDetails,
        code,
        collect,
        link,
      ]),
    ]),
    context,
    history,
  })
}
