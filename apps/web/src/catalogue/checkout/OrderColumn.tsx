import type { CatalogueConfig } from '@wasl/contracts/web/catalogue.contract'
import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { Link } from '@wasl/ui/actions/Link'
import { Button } from '@wasl/ui/actions/Button'
import { CartLines } from '@wasl/ui/commerce/cart/CartLines'
import { OrderSummary, type Cost } from '@wasl/ui/commerce/cart/OrderSummary'
import { StickyBar } from '@wasl/ui/layout/StickyBar'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { isNothing, plus } from '../amounts.ts'
import { mustBeAnswered, pricedLineOf } from '../cart/priced-line.ts'
import { ShownLine } from '../cart/ShownLine.tsx'
import { SmallLine } from '../cart/SmallLine.tsx'
import { useCartChanges } from '../cart/use-cart-changes.ts'
import { useShopText } from '../shop.text.ts'
import { checkoutFormId } from './checkout-form-id.ts'
import type { Checkout } from './use-checkout.ts'
import { VoucherField } from './VoucherField.tsx'

type Props = { shop: CatalogueConfig; checkout: Checkout; isPriceNew: boolean; isSending: boolean }

/** What is bought and what it comes to, with the one press. */
export function OrderColumn({ shop, checkout, isPriceNew, isSending }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const { cart, offer, choice, isAsking, isFailed } = checkout
  const { changesOf, savedFrom } = useCartChanges(offer)
  const money = (amount: string) => ({ amount, currency: shop.currency })
  const { totals } = offer.cart
  const base = money(totals.total)
  const total = choice ? plus(base, choice.fee) : base
  const troubled = cart.lines.filter(({ slug }) => {
    const line = pricedLineOf(offer.cart, slug)
    return line !== null && mustBeAnswered(line)
  })
  return (
    <OrderSummary
      title={t('shop.yourOrder')}
      note={<Link href={paths.cart(locale)}>{t('shop.editCart')}</Link>}
      fold={t.rich('shop.showOrder', { amount: <Amount of={total} /> })}
      costs={costsOf({ t, checkout, money })}
      total={{ label: t('shop.total'), value: <Amount of={total} size="total" /> }}
      footer={
        <>
          {isFailed && (
            <Alert tone="danger" isUrgent>
              {t('shop.noPrices')}
            </Alert>
          )}
          <StickyBar>
            <PayNow
              checkout={checkout}
              total={total}
              troubled={troubled.length}
              isPriceNew={isPriceNew}
              isPending={isSending || isAsking}
            />
          </StickyBar>
        </>
      }
    >
      <CartLines label={t('shop.yourOrder')} isTight>
        {cart.lines.map((line, index) =>
          troubled.includes(line) ? (
            <ShownLine
              key={line.slug}
              line={line}
              priced={pricedLineOf(offer.cart, line.slug)}
              currency={shop.currency}
              savedFrom={savedFrom.get(line.slug) ?? null}
              change={changesOf(line, index)}
              isFirstTrouble={false}
            />
          ) : (
            <SmallLine
              key={line.slug}
              line={line}
              priced={pricedLineOf(offer.cart, line.slug)}
              currency={shop.currency}
            />
          ),
        )}
      </CartLines>
      <VoucherField checkout={checkout} />
    </OrderSummary>
  )
}

type PayNowProps = {
  checkout: Checkout
  total: { amount: string; currency: string }
  troubled: number
  isPriceNew: boolean
  isPending: boolean
}

function PayNow({ checkout: { choice }, total, troubled, isPriceNew, isPending }: PayNowProps) {
  const t = useShopText()
  const locale = useLocale()
  const isFree = isNothing(total)
  const showFirst = () => document.querySelector<HTMLElement>('[data-trouble]')?.focus()
  return (
    <Button
      type="submit"
      form={checkoutFormId}
      name="act"
      value="pay"
      variant="primary"
      size="pay"
      isWide
      isPending={isPending}
      disabledReason={troubled > 0 ? t('shop.answerFirst', { count: troubled }) : undefined}
      onBlockedPress={showFirst}
    >
      {isFree
        ? t('shop.placeOrder')
        : isPriceNew
          ? t.rich('shop.payNewTotal', { amount: <Amount of={total} /> })
          : t.rich('shop.payButton', {
              verb: choice ? pick(choice.buttonVerb, locale) : t('shop.pay'),
              amount: <Amount of={total} order="amount-first" />,
            })}
    </Button>
  )
}

type CostsOf = {
  t: ReturnType<typeof useShopText>
  checkout: Checkout
  money: (amount: string) => { amount: string; currency: string }
}

/** A line of zero is left out; delivery says that it is free. */
function costsOf({ t, checkout: { offer, choice, fulfilment }, money }: CostsOf): Cost[] {
  const { totals, voucher, fulfilment: of } = offer.cart
  const discount = money(totals.voucherDiscount)
  const delivery = money(totals.deliveryFee)
  const service = money(totals.serviceCharge)
  return [
    { key: 'subtotal', label: t('shop.subtotal'), value: <Amount of={money(totals.subtotal)} /> },
    ...(isNothing(discount)
      ? []
      : [
          {
            key: 'voucher',
            label: t('shop.voucherOf', { code: voucher?.code ?? '' }),
            value: <Amount of={{ ...discount, amount: `-${discount.amount}` }} />,
            isSaving: true,
          },
        ]),
    ...(of === 'none'
      ? []
      : [
          {
            key: 'delivery',
            label: t(fulfilment === 'pickup' ? 'shop.pickup' : 'shop.delivery'),
            value: isNothing(delivery) ? t('shop.free') : <Amount of={delivery} />,
          },
        ]),
    ...(isNothing(service)
      ? []
      : [{ key: 'service', label: t('shop.service'), value: <Amount of={service} /> }]),
    ...(choice && !isNothing(choice.fee)
      ? [{ key: 'fee', label: t('shop.fee'), value: <Amount of={choice.fee} /> }]
      : []),
  ]
}
