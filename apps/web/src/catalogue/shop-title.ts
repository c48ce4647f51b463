import type { ShopScreen } from '@wasl/contracts/web/catalogue/shop-page'
import { nameOf, type Locale } from '@wasl/domain/locale'
import type { ShopString } from './shop.strings.ts'

type Title = { key: ShopString; values?: Record<string, string> }

/** What a page of the shop is called, in its heading and its window. */
export function shopTitle(screen: ShopScreen, locale: Locale): Title {
  switch (screen.kind) {
    case 'products':
      return screen.asked.q ? { key: 'shop.results', values: { q: screen.asked.q } } : { key: 'shop.title' }
    case 'product':
      return { key: 'shop.named', values: { name: nameOf(screen.product, locale) } }
    case 'cart':
      return { key: screen.shared ? 'shop.sharedCart' : 'shop.yourCart' }
    case 'checkout':
    case 'paused':
      return { key: 'shop.checkout' }
    case 'order':
      return { key: 'shop.order', values: { number: screen.order.number } }
  }
}
