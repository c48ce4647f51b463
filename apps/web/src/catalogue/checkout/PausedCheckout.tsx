import type { ShopScreen } from '@wasl/contracts/web/catalogue/shop-page'
import { cartText } from '@wasl/domain/cart/kept-cart'
import { pick } from '@wasl/domain/locale'
import { SleepingLamp } from '@wasl/ui/art/SleepingLamp'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { usePageFacts } from '../../base/page-context.tsx'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { PauseWords } from '../PauseWords.tsx'
import { ShopFrame } from '../ShopFrame.tsx'
import { useShopText } from '../shop.text.ts'

type Props = { screen: Extract<ShopScreen, { kind: 'paused' }> }

/** S1 §8: 423 in the merchant's words. What was typed waits in the form that tries again. */
export function PausedCheckout({ screen: { pause, form } }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const { page } = usePageFacts()
  useDocumentTitle(t('shop.checkout'))
  const cart = page.kind === 'catalogue' ? cartText(page.cart) : ''
  const kept = Object.entries({ ...form.typed, key: form.key, cart })
  return (
    <ShopFrame isQuiet>
      <StatePage
        drawing={<SleepingLamp />}
        title={pick(pause.message, locale)}
        actions={
          <>
            <form method="post" action={paths.shopCheckoutForm()}>
              {kept.map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button
                type="submit"
                name="act"
                value="price"
                variant="primary"
                size="pay"
                icon={<RefreshCwIcon />}
                isWide
              >
                {t('shop.tryAgain')}
              </Button>
            </form>
            <ButtonLink href={paths.cart(locale)} variant="quiet" isWide>
              {t('shop.backToCart')}
            </ButtonLink>
          </>
        }
      >
        <PauseWords pause={pause} />
      </StatePage>
    </ShopFrame>
  )
}
