import type { CartLine as Line } from '@wasl/domain/cart/cart'
import { pick } from '@wasl/domain/locale'
import { CartLine } from '@wasl/ui/commerce/cart/CartLine'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { times } from '../amounts.ts'
import { useShopText } from '../shop.text.ts'
import type { PricedLine } from './priced-line.ts'

type Props = { line: Line; priced: PricedLine | null; currency: string }

/** A line that is only read, beside the form that buys it. */
export function SmallLine({ line: { slug, details, quantity }, priced, currency }: Props) {
  const t = useShopText()
  const name = { en: priced?.nameEn ?? details.name.en, ar: priced?.nameAr ?? details.name.ar }
  const price = { amount: priced?.unitPrice ?? details.price, currency }
  return (
    <CartLine
      look="small"
      name={pick(name, useLocale()) || slug}
      picture={<Picture url={priced?.imageUrl ?? null} shape="square" />}
      count={
        <>
          <span aria-hidden="true">{quantity}</span>
          <VisuallyHidden>{t('shop.pieces', { count: quantity })}</VisuallyHidden>
        </>
      }
      price={<Amount of={times(price, quantity)} />}
    />
  )
}
