import type { ShopPause } from '@wasl/contracts/web/catalogue/shop-page'
import { bold } from '../parts/bold.tsx'
import { Instant } from '../parts/Instant.tsx'
import { useShopText } from './shop.text.ts'

/** What a pause means for the cart, and when it ends. */
export function PauseWords({ pause: { until } }: { pause: ShopPause }) {
  const t = useShopText()
  return (
    <p>
      {until ? t.rich('shop.pausedUntil', { time: <Instant at={until} />, b: bold }) : t('shop.pausedText')}
    </p>
  )
}
