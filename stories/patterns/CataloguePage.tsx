import { AddButton } from '@wasl/ui/commerce/cart/AddButton'
import { CartLink } from '@wasl/ui/commerce/cart/CartLink'
import { InCart } from '@wasl/ui/commerce/cart/InCart'
import { Mark } from '@wasl/ui/commerce/catalogue/Mark'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { Price } from '@wasl/ui/commerce/catalogue/Price'
import { ProductCard } from '@wasl/ui/commerce/catalogue/ProductCard'
import { ProductGrid } from '@wasl/ui/commerce/catalogue/ProductGrid'
import { ShopSearch } from '@wasl/ui/commerce/catalogue/ShopSearch'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { useState } from 'react'
import { inLocale, say } from '../ui/in-locale.ts'
import { pictureOf } from './pictures.ts'
import { SampleListHead } from './SampleListHead.tsx'
import { products, stores } from './shop.fixtures.ts'
import { ShopFrame, type Toolbar } from './ShopFrame.tsx'

export function CataloguePage({ context }: { context: Toolbar }) {
  const [cart, setCart] = useState<Record<string, number>>({ 'stuffed-pistachio-20': 2 })
  const inCart = Object.values(cart).reduce((sum, quantity) => sum + quantity, 0)
  const setQuantity = (slug: string) => (quantity: number) => setCart({ ...cart, [slug]: quantity })
  return (
    <ShopFrame
      context={context}
      columns="list"
      hasLine
      tools={
        <>
          <ShopSearch action="#results" label={say(context, 'Search the products', 'ابحث في المنتجات')} />
          <CartLink
            href="#cart"
            label={say(context, 'Cart', 'السلة')}
            count={inCart}
            countLabel={say(context, `In the cart: ${inCart}`, `في السلة: ${inCart}`)}
          />
        </>
      }
    >
      <SampleListHead context={context} />
      <ProductGrid label={say(context, 'Products', 'المنتجات')}>
        {products.map((product) => (
          <Product
            key={product.slug}
            context={context}
            product={product}
            quantity={cart[product.slug] ?? 0}
            setQuantity={setQuantity(product.slug)}
          />
        ))}
      </ProductGrid>
    </ShopFrame>
  )
}

type ProductProps = {
  context: Toolbar
  product: (typeof products)[number]
  quantity: number
  setQuantity: (quantity: number) => void
}

function Product({ context, product, quantity, setQuantity }: ProductProps) {
  const { slug, en, ar, price, store, motif } = product
  const was = 'was' in product ? product.was : undefined
  const left = 'left' in product ? product.left : null
  const name = say(context, en, ar)
  const shelf = stores.find(({ key }) => key === store)
  const inCart = (
    <InCart
      stepper={
        <QuantityStepper
          label={name}
          value={quantity}
          onChange={setQuantity}
          range={{ min: 0, max: 6 }}
          words={{
            decrease: say(context, 'Less', 'أقل'),
            increase: say(context, 'More', 'أكثر'),
            atMax: say(context, 'Only 6 left', 'بقيت 6 قطع فقط'),
          }}
        />
      }
    >
      {say(context, 'in your cart', 'في السلة')}
    </InCart>
  )
  return (
    <ProductCard
      name={name}
      href={`#${slug}`}
      category={shelf && say(context, shelf.en, shelf.ar)}
      picture={<Picture url={pictureOf(motif)} isMuted={left === 0} />}
      mark={markOf(context, was, left)}
      price={
        <Price
          value={price}
          was={was}
          currency="KWD"
          locale={inLocale(context)}
          size="large"
          words={{ now: say(context, 'now', 'الآن'), was: say(context, 'was', 'كان') }}
        />
      }
      action={
        quantity > 0 ? (
          inCart
        ) : (
          <AddButton
            label={say(context, 'Add to cart', 'أضف إلى السلة')}
            of={name}
            unavailable={left === 0 ? say(context, 'Back on Thursday', 'يتوفر يوم الخميس') : undefined}
            onClick={() => setQuantity(1)}
          />
        )
      }
    />
  )
}

function markOf(context: Toolbar, was: string | undefined, left: number | null) {
  if (left === 0) return <Mark kind="soldOut">{say(context, 'Sold out', 'نفدت الكمية')}</Mark>
  if (left !== null) return <Mark kind="few">{say(context, 'Only 2 left', 'بقي قطعتان فقط')}</Mark>
  return was && <Mark kind="offer">{say(context, 'Sale', 'تخفيض')}</Mark>
}
