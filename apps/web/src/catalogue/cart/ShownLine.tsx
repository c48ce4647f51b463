import type { CartLine as Line } from '@wasl/domain/cart/cart'
import { isCheaper } from '@wasl/domain/cart/line-answer'
import { pick } from '@wasl/domain/locale'
import { Button } from '@wasl/ui/actions/Button'
import { CartLine } from '@wasl/ui/commerce/cart/CartLine'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { times } from '../amounts.ts'
import { useShopText } from '../shop.text.ts'
import { StockWord } from '../StockWord.tsx'
import { CartPress } from './CartPress.tsx'
import { LineTrouble, type LineChange } from './LineTrouble.tsx'
import { mustBeAnswered, type PricedLine } from './priced-line.ts'

type Props = {
  line: Line
  /** Null until the prices of now are known. */
  priced: PricedLine | null
  currency: string
  /** A lower price than before: good news, which nobody has to answer. */
  savedFrom: string | null
  /** Where a shared cart is only looked at. */
  change: LineChange | null
  isFirstTrouble: boolean
  /** In the cart the lines have its width. */
  isRow?: boolean
}

export function ShownLine({ line, priced, currency, savedFrom, change, isFirstTrouble, isRow }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const { slug, details, quantity } = line
  const name =
    pick({ en: priced?.nameEn ?? details.name.en, ar: priced?.nameAr ?? details.name.ar }, locale) || slug
  const price = { amount: priced?.unitPrice ?? details.price, currency }
  const trouble = priced?.problems.find(
    ({ code, was }) => code !== 'price_changed' || !was || !isCheaper(price.amount, was),
  )
  const isGone = trouble?.code === 'gone'
  return (
    <CartLine
      look={isRow ? 'row' : undefined}
      stock={isRow && priced && !trouble && <StockOfLine inventory={priced.inventory} />}
      name={name}
      href={isGone ? undefined : paths.product(locale, slug)}
      picture={<Picture url={priced?.imageUrl ?? null} shape="square" isMuted={isGone} />}
      price={!isGone && <Amount of={times(price, quantity)} />}
      details={!isGone && t.rich('shop.each', { amount: <Amount of={price} /> })}
      notice={
        savedFrom === null
          ? undefined
          : {
              kind: 'merged',
              text: t.rich('shop.cheaper', { was: <Amount of={{ amount: savedFrom, currency }} /> }),
            }
      }
      controls={
        change === null && !(priced && mustBeAnswered(priced)) ? (
          <span>{t('shop.pieces', { count: quantity })}</span>
        ) : trouble || change === null ? (
          trouble && (
            <LineTrouble
              trouble={trouble}
              slug={slug}
              quantity={quantity}
              price={priced?.unitPrice ? price : null}
              isFirst={isFirstTrouble}
              change={change}
            />
          )
        ) : (
          <LineControls line={line} priced={priced} name={name} change={change} />
        )
      }
    />
  )
}

/** D60: a number only where few are left. */
function StockOfLine({ inventory }: { inventory: number | null }) {
  const t = useShopText()
  const isFew = inventory !== null && inventory <= 5
  return (
    <StockWord kind={isFew ? 'few' : 'many'}>
      {isFew ? t('shop.few', { count: inventory }) : t('shop.inStockWord')}
    </StockWord>
  )
}

type ControlsProps = { line: Line; priced: PricedLine | null; name: string; change: LineChange }

/** Any number, and Remove. Without script the number is a field with a button. */
function LineControls({ line: { slug, quantity, details }, priced, name, change }: ControlsProps) {
  const t = useShopText()
  const inventory = priced ? priced.inventory : details.inventory
  const most = Math.min(inventory ?? 999, priced?.maxPerOrder ?? 999, 999)
  const reason =
    inventory !== null && inventory <= 5 && most === inventory
      ? t('shop.few', { count: most })
      : t('shop.atMost', { count: most })
  return (
    <>
      <CartPress act="set" fields={{ slug }} onPress={() => {}}>
        <QuantityStepper
          name="quantity"
          label={name}
          value={quantity}
          onChange={change.setQuantity}
          range={{ max: Math.max(most, quantity) }}
          words={{ decrease: t('shop.less'), increase: t('shop.more'), atMax: reason }}
        />
        <noscript>
          <Button type="submit" size="row">
            {t('shop.update')}
          </Button>
        </noscript>
      </CartPress>
      <CartPress act="remove" fields={{ slug }} onPress={change.remove}>
        <IconButton type="submit" label={t('shop.removeOf', { name })} icon={<Trash2Icon />} />
      </CartPress>
    </>
  )
}
