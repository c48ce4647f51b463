import { answerTo, type LineTrouble as Trouble } from '@wasl/domain/cart/line-answer'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { times } from '../amounts.ts'
import { useShopText } from '../shop.text.ts'
import { CartPress } from './CartPress.tsx'
import css from './LineTrouble.module.css'

export type LineChange = { setQuantity: (quantity: number) => void; accept: () => void; remove: () => void }

type Props = {
  trouble: Trouble
  slug: string
  quantity: number
  /** What one costs now; null for what is gone. */
  price: { amount: string; currency: string } | null
  /** One orange button on the page: the first trouble's. */
  isFirst: boolean
  /** Null in a cart that is only looked at. */
  change: LineChange | null
}

/** SHOP-★5: what is wrong with a line, and the one press that solves it. */
export function LineTrouble({ trouble, slug, quantity, price, isFirst, change }: Props) {
  const t = useShopText()
  return (
    <div className={css.box} data-box="trouble" data-edge="">
      <p className={css.words}>
        <TriangleAlertIcon size={16} />
        <span>
          <Words trouble={trouble} quantity={quantity} price={price} />
        </span>
      </p>
      {change && (
        <div className={css.answers}>
          <Answer trouble={trouble} slug={slug} price={price} isFirst={isFirst} change={change} />
          {answerTo(trouble).kind !== 'remove' && (
            <CartPress act="remove" fields={{ slug }} onPress={change.remove}>
              <Button type="submit" size="row" sends={false}>
                {t('shop.remove')}
              </Button>
            </CartPress>
          )}
        </div>
      )}
    </div>
  )
}

function Words({ trouble, quantity, price }: Pick<Props, 'trouble' | 'quantity' | 'price'>) {
  const t = useShopText()
  const { code, left, was } = trouble
  switch (code) {
    case 'gone':
      return t('shop.trouble.gone')
    case 'sold_out':
      return t('shop.trouble.soldOut')
    case 'reduced':
      return t('shop.trouble.reduced', { left: left ?? 0, quantity })
    case 'price_changed':
      return price && was
        ? t.rich('shop.trouble.price', {
            now: <Amount of={price} />,
            was: <Amount of={{ ...price, amount: was }} />,
          })
        : t('shop.trouble.priceChanged')
    case 'prereq_missing':
      return t('shop.trouble.missing')
  }
}

function Answer({
  trouble,
  slug,
  price,
  isFirst,
  change,
}: Omit<Props, 'quantity' | 'change'> & { change: LineChange }) {
  const t = useShopText()
  const locale = useLocale()
  const answer = answerTo(trouble)
  const look = { size: 'row', variant: isFirst ? 'primary' : 'secondary', isWide: true } as const
  switch (answer.kind) {
    case 'remove':
      return (
        <CartPress act="remove" fields={{ slug }} onPress={change.remove}>
          <Button type="submit" {...look} data-trouble="">
            {t('shop.remove')}
          </Button>
        </CartPress>
      )
    case 'take':
      return (
        <CartPress
          act="set"
          fields={{ slug, quantity: answer.quantity }}
          onPress={() => change.setQuantity(answer.quantity)}
        >
          <Button type="submit" {...look} data-trouble="">
            {price
              ? t.rich('shop.takeFor', {
                  count: answer.quantity,
                  amount: <Amount of={times(price, answer.quantity)} />,
                })
              : t('shop.take', { count: answer.quantity })}
          </Button>
        </CartPress>
      )
    case 'accept':
      return (
        <CartPress act="accept" fields={{ slug, price: price?.amount ?? '' }} onPress={change.accept}>
          <Button type="submit" {...look} data-trouble="">
            {price ? t.rich('shop.acceptPrice', { amount: <Amount of={price} /> }) : t('shop.accept')}
          </Button>
        </CartPress>
      )
    case 'fillIn':
      return (
        <ButtonLink href={paths.shopCheckout(locale)} {...look} data-trouble="">
          {t('shop.fillIn')}
        </ButtonLink>
      )
  }
}
