import type { ProductCard } from '@wasl/contracts/web/catalogue.contract'
import { localeTag } from '@wasl/domain/locale'
import { usePageFacts } from '../base/page-context.tsx'
import { useLocale } from '../i18n/language.tsx'
import { useShopText } from './shop.text.ts'
import { mostOf } from './stock-words.ts'

/** Why no more of a product can be had, in words. */
export function useStockReasons(product: ProductCard) {
  const t = useShopText()
  const locale = useLocale()
  const { merchant, now } = usePageFacts()
  const { inventory, stockState, soldOutUntil } = product
  const most = mostOf(product)
  const isLast = inventory !== null && inventory <= 5 && most === inventory
  const until = soldOutUntil !== null && soldOutUntil > now ? soldOutUntil : null
  return {
    unavailable:
      stockState !== 'sold_out'
        ? undefined
        : until
          ? t('shop.back', {
              date: dayText({ until, now, tag: localeTag(locale), timeZone: merchant.timeZone }),
            })
          : t('shop.soldOut'),
    atMost: isLast ? t('shop.few', { count: most }) : t('shop.atMost', { count: most }),
  }
}

type Until = { until: string; now: string; tag: string; timeZone: string }

/** Within six days the day's name says it. */
function dayText({ until, now, tag, timeZone }: Until): string {
  const isNear = Date.parse(until) - Date.parse(now) < 6 * 24 * 3_600_000
  const looks = isNear ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat(tag, { ...looks, timeZone }).format(new Date(until))
}
