import type { ShopScreen } from '@wasl/contracts/web/catalogue/shop-page'
import type { Locale } from '@wasl/domain/locale'
import { cartOf, checkoutOf, offerOf, productList, shopPage } from '../catalogue/catalogue.fixtures.ts'
import type { PageInput } from './page-data.ts'
import {
  alreadyPaid,
  attempt,
  attemptInput,
  expired,
  failedAttempt,
  invalid,
  otherInput,
  payable,
  paused,
  payInput,
  unit,
  waitingAttempt,
} from '../pay/pay.fixtures.ts'
import { asking, askingAgain } from '../pay/delivery/delivery.fixtures.ts'

const inCart = cartOf({ 'stuffed-pistachio-20': 2, 'tide-tote': 1 })
const shopInput = (screen: ShopScreen, locale: Locale = 'en'): PageInput => ({
  ...otherInput('landing', locale),
  page: shopPage(screen, { cart: inCart }),
})
const limits = { minimum: null, maximum: null }
const editable = payable({ editableAmount: limits, additionalPhone: { country: 'KW' } })
/** Pages of payers in their states, by the address they are asked at. */
export const pages: Record<string, PageInput> = {
  '/en/pay/payable': payInput(payable()),
  '/ar/pay/payable': payInput(payable(), 'ar'),
  '/en/pay/editable': payInput(editable),
  '/en/pay/delivery': payInput(asking({ welcome: null })),
  '/ar/pay/delivered': { ...payInput(askingAgain(), 'ar'), path: '/ar/pay/delivered?step=pay' },
  '/en/pay/expired': payInput(expired),
  '/en/pay/paid': payInput(alreadyPaid),
  '/en/pay/invalid': payInput(invalid),
  '/ar/pay/paused': payInput(paused, 'ar'),
  '/en/pay/nowhere': payInput({ kind: 'notFound' }),
  '/en/pay/leaving': payInput({ kind: 'redirect', url: 'https://x.example/', host: 'x.example' }),
  '/en/attempt/success': attemptInput(attempt()),
  '/ar/attempt/failure': attemptInput(failedAttempt(), 'ar'),
  '/en/attempt/waiting': attemptInput(waitingAttempt()),
  '/en/attempt/nowhere': attemptInput({ kind: 'notFound', unit }),
  '/en/catalogue/product-list': shopInput(productList()),
  '/ar/catalogue/cart': shopInput({ kind: 'cart', offer: offerOf(inCart), shared: null }, 'ar'),
  '/en/catalogue/checkout': shopInput(checkoutOf(inCart)),
  '/en': otherInput('landing'),
  '/en/nothing/here': otherInput('notFound'),
  '/ar/failed': otherInput('failed', 'ar'),
}
