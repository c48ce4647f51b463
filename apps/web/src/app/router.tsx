import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import {
  attemptPageRoute,
  codePageRoute,
  collectPageRoute,
  detailsPageRoute,
  linkPageRoute,
  payPageRoute,
  receiptPageRoute,
} from '../pay/pay.routes.tsx'
import { type RouterContext, usePageFacts } from '../base/page-context.tsx'
import { PageNotFound } from '../parts/PageNotFound.tsx'
import { Root } from './Root.tsx'
import { pick } from '@wasl/domain/locale'
import { EmptyBox } from '@wasl/ui/art/EmptyBox'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useLocale } from '../i18n/language.tsx'
import { CallMerchant } from '../parts/CallMerchant.tsx'
import { GoToSite } from '../parts/GoToSite.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import { useAppText } from '../base/base.text.ts'
import { CustomerPage } from '../base/page/CustomerPage.tsx'

/** The one route tree, for the server and the browser. */
export function createPageRouter(context: RouterContext, history: RouterHistory) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Root,
    notFoundComponent: PageNotFound,
  })
  const payPage = payPageRoute(context.facts.page)
  const attemptPage = attemptPageRoute(context.facts.page)
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
  const attempt = createRoute({ getParentRoute: () => language, path: 'attempt/$id', ...attemptPage })
  const checkout = createRoute({ getParentRoute: () => language, path: 'checkout/$id', ...payPage })
  const paymentOptions = createRoute({
    getParentRoute: () => language,
    path: 'spf/payment-options/$id',
    ...payPage,
  })
  const paymentDetails = createRoute({
    getParentRoute: () => language,
    path: 'spf/payment-details/$id',
    ...attemptPage,
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

/** `/{lang}` where the merchant has no website and there is no shop to open. */
function Landing() {
  const t = useAppText()
  const locale = useLocale()
  const name = useMerchantName()
  const { subheader } = usePageFacts().merchant
  return (
    <CustomerPage columns="single">
      <StatePage
        drawing={<EmptyBox />}
        title={subheader ? pick(subheader, locale) : name}
        actions={
          <>
            <CallMerchant variant="secondary" />
            <GoToSite />
          </>
        }
      >
        <p>{t('app.landing.text', { merchant: name })}</p>
      </StatePage>
    </CustomerPage>
  )
}
