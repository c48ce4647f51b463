import type { CartOffer, CatalogueConfig } from '@wasl/contracts/web/catalogue.contract'
import type { ShopPause } from '@wasl/contracts/web/catalogue/shop-page'
import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { OrderSummary } from '@wasl/ui/commerce/cart/OrderSummary'
import { StickyBar } from '@wasl/ui/layout/StickyBar'
import css from './CartPage.module.css'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { isNothing, less } from '../amounts.ts'
import { PauseWords } from '../PauseWords.tsx'
import { useShopText } from '../shop.text.ts'

type Props = {
  shop: CatalogueConfig
  pricing: { offer: CartOffer | null; isFailed: boolean }
  troubled: number
  isShared: boolean
  count: number
  pause: ShopPause | null
}

/** What the cart comes to before delivery, and the way to the checkout. */
export function CartTotal({ shop, pricing: { offer, isFailed }, troubled, isShared, count, pause }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const totals = offer?.cart.totals
  const money = (amount: string) => ({ amount, currency: shop.currency })
  return (
    <OrderSummary
      title={t('shop.summary')}
      note={!isShared && count > 0 && t('shop.cartCount', { count })}
      costs={
        totals
          ? [
              ...(isNothing(money(totals.itemDiscount))
                ? []
                : [
                    {
                      key: 'saved',
                      label: t('shop.saved'),
                      value: <Amount of={money(totals.itemDiscount)} />,
                      isSaving: true,
                    },
                  ]),
              { key: 'delivery', label: t('shop.delivery'), value: t('shop.atCheckout') },
            ]
          : []
      }
      total={{
        label: t('shop.subtotal'),
        value: totals ? <Amount of={money(totals.subtotal)} /> : '…',
      }}
      footer={
        <>
          {totals && <FreeDelivery shop={shop} subtotal={totals.subtotal} />}
          <p className={css.later}>{t('shop.laterCosts')}</p>
          {pause && (
            <Alert tone="warning">
              <b>{pick(pause.message, locale)}</b>
              <PauseWords pause={pause} />
            </Alert>
          )}
          {isFailed && !pause && (
            <Alert tone="danger" isUrgent>
              {t('shop.noPrices')}
            </Alert>
          )}
          {totals && !isShared && <ToCheckout troubled={troubled} />}
        </>
      }
    />
  )
}

/** In words; hidden where delivery is never free or always. */
function FreeDelivery({ shop, subtotal }: { shop: CatalogueConfig; subtotal: string }) {
  const t = useShopText()
  const money = (amount: string) => ({ amount, currency: shop.currency })
  const { freeDeliveryFrom, deliveryFee } = shop
  if (freeDeliveryFrom === null || isNothing(money(deliveryFee))) return null
  const isReached = Number(subtotal) >= Number(freeDeliveryFrom)
  return (
    <div className={css.free} data-edge="">
      <p>
        <b>
          {isReached
            ? t('shop.deliveryFree')
            : t.rich('shop.toFree', {
                amount: <Amount of={less(money(freeDeliveryFrom), money(subtotal))} />,
              })}
        </b>
        {!isReached && (
          <span>{t.rich('shop.freeFrom', { amount: <Amount of={money(freeDeliveryFrom)} /> })}</span>
        )}
      </p>
      <progress
        className={css.tide}
        aria-hidden="true"
        max={Number(freeDeliveryFrom)}
        value={Math.min(Number(subtotal), Number(freeDeliveryFrom))}
      />
    </div>
  )
}

function ToCheckout({ troubled }: { troubled: number }) {
  const t = useShopText()
  const locale = useLocale()
  const showFirst = () => document.querySelector<HTMLElement>('[data-trouble]')?.focus()
  return (
    <StickyBar>
      {troubled > 0 ? (
        <Button
          size="pay"
          isWide
          disabledReason={t('shop.answerFirst', { count: troubled })}
          onBlockedPress={showFirst}
        >
          {t('shop.toCheckout')}
        </Button>
      ) : (
        <ButtonLink href={paths.shopCheckout(locale)} variant="primary" size="pay" isWide>
          {t('shop.toCheckout')}
        </ButtonLink>
      )}
    </StickyBar>
  )
}
