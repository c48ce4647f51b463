import type { CatalogueConfig } from '@wasl/contracts/web/catalogue.contract'
import type { ShopScreen } from '@wasl/contracts/web/catalogue/shop-page'
import { countOf, type CartLine } from '@wasl/domain/cart/cart'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CartLines } from '@wasl/ui/commerce/cart/CartLines'
import { EmptyCart } from '@wasl/ui/commerce/cart/EmptyCart'
import { ListHead } from '@wasl/ui/commerce/catalogue/ListHead'
import { Card } from '@wasl/ui/layout/Card'
import type { Ref } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { paths } from '../../base/paths.ts'
import { useSurvivingFocus } from '../../base/use-surviving-focus.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { useCart } from '../cart-context.tsx'
import { ShopFrame } from '../ShopFrame.tsx'
import { useShopText } from '../shop.text.ts'
import css from './CartPage.module.css'
import { CartTotal } from './CartTotal.tsx'
import { RemovedLine, type Removed } from './RemovedLine.tsx'
import { ShareCart } from './ShareCart.tsx'
import { ShownLine } from './ShownLine.tsx'
import { TakeShared } from './TakeShared.tsx'
import { mustBeAnswered, pricedLineOf } from './priced-line.ts'
import { useCartChanges } from './use-cart-changes.ts'
import { useOffer } from './use-offer.ts'
import { wishOf } from './cart-wish.ts'

type Props = { shop: CatalogueConfig; screen: Extract<ShopScreen, { kind: 'cart' }> }

/** SHOP-03: what is in the cart at the prices of now, each trouble at its line. */
export function CartPage({ shop, screen }: Props) {
  const t = useShopText()
  const locale = useLocale()
  const own = useCart()
  const { page } = usePageFacts()
  const served = page.kind === 'catalogue' ? page.cart : own
  const cart = screen.shared ?? own
  const pricing = useOffer(wishOf(cart), { wish: wishOf(screen.shared ?? served), offer: screen.offer })
  const priced = pricing.offer?.cart
  const { changesOf, removed, savedFrom } = useCartChanges(pricing.offer)
  const title = t(screen.shared ? 'shop.sharedCart' : 'shop.yourCart')
  useDocumentTitle(title)
  const list = useSurvivingFocus<HTMLUListElement>(nextInList)
  if (cart.lines.length === 0) return <NothingInIt removed={removed} list={list} label={title} />
  const troubled = cart.lines.filter(({ slug }) => {
    const line = pricedLineOf(priced, slug)
    return line !== null && mustBeAnswered(line)
  })
  const count = countOf(cart)
  return (
    <ShopFrame hasBar>
      <ListHead title={title} count={t('shop.cartCount', { count })}>
        <div className={css.tools}>
          {screen.shared ? (
            <TakeShared cart={cart} hasOwn={own.lines.length > 0} />
          ) : (
            <ShareCart cart={cart} />
          )}
          <ButtonLink href={paths.shop(locale)} variant="quiet">
            {t('shop.continue')}
          </ButtonLink>
        </div>
      </ListHead>
      <div className={css.columns}>
        <Card>
          <CartLines label={title} ref={list}>
            {withRemoved(cart.lines, removed).map((row) =>
              'undo' in row ? (
                <RemovedLine key={row.line.slug} {...row} />
              ) : (
                <ShownLine
                  key={row.slug}
                  line={row}
                  priced={pricedLineOf(priced, row.slug)}
                  currency={shop.currency}
                  savedFrom={savedFrom.get(row.slug) ?? null}
                  change={screen.shared ? null : changesOf(row, cart.lines.indexOf(row))}
                  isFirstTrouble={troubled[0] === row}
                  isRow
                />
              ),
            )}
          </CartLines>
        </Card>
        <CartTotal
          shop={shop}
          pricing={pricing}
          troubled={troubled.length}
          isShared={screen.shared !== null}
          count={count}
          pause={screen.paused ?? null}
        />
      </div>
    </ShopFrame>
  )
}

/** What was removed stays in its place, with its way back. */
const withRemoved = (lines: readonly CartLine[], removed: readonly Removed[]): (CartLine | Removed)[] =>
  removed.reduceRight<(CartLine | Removed)[]>((rows, gone) => rows.toSpliced(gone.index, 0, gone), [...lines])

/** ux D3: the next trouble, else what took the place of what had the focus. */
function nextInList(list: HTMLElement, place: number): HTMLElement | null {
  const row = list.children[place] ?? list.lastElementChild
  return (
    list.querySelector<HTMLElement>('[data-trouble]') ??
    row?.querySelector<HTMLElement>('[data-undo], a, button:not([tabindex="-1"])') ??
    null
  )
}

type Emptied = { removed: readonly Removed[]; list: Ref<HTMLUListElement>; label: string }

function NothingInIt({ removed, list, label }: Emptied) {
  const t = useShopText()
  const locale = useLocale()
  return (
    <ShopFrame>
      {removed.length > 0 && (
        <Card>
          <CartLines label={label} ref={list}>
            {withRemoved([], removed).map((row) =>
              'undo' in row ? <RemovedLine key={row.line.slug} {...row} /> : null,
            )}
          </CartLines>
        </Card>
      )}
      <EmptyCart
        title={t('shop.emptyCart')}
        action={
          <ButtonLink href={paths.shop(locale)} variant="primary" isWide>
            {t('shop.backToShop')}
          </ButtonLink>
        }
      >
        <p>{t('shop.emptyCartText')}</p>
      </EmptyCart>
    </ShopFrame>
  )
}
