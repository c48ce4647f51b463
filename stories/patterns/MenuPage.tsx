import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { AddNotch } from '@wasl/ui/commerce/cart/AddNotch'
import { CartBar } from '@wasl/ui/commerce/cart/CartBar'
import { CartLine } from '@wasl/ui/commerce/cart/CartLine'
import { CartLines } from '@wasl/ui/commerce/cart/CartLines'
import { CategoryNav } from '@wasl/ui/commerce/catalogue/CategoryNav'
import { Mark } from '@wasl/ui/commerce/catalogue/Mark'
import { MenuItemRow } from '@wasl/ui/commerce/menu/MenuItemRow'
import { MenuSection } from '@wasl/ui/commerce/menu/MenuSection'
import { OrderSummary } from '@wasl/ui/commerce/cart/OrderSummary'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { PlaceBar } from '@wasl/ui/commerce/menu/PlaceBar'
import { Price } from '@wasl/ui/commerce/catalogue/Price'
import { ShopSearch } from '@wasl/ui/commerce/catalogue/ShopSearch'
import { SideCart } from '@wasl/ui/commerce/cart/SideCart'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { FootNote } from '@wasl/ui/text/FootNote'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { TruckIcon } from '@wasl/ui/icons/TruckIcon'
import { Money } from '@wasl/ui/money/Money'
import { useState } from 'react'
import { inLocale, say } from '../ui/in-locale.ts'
import { pictureOf } from './pictures.ts'
import { categories, dishes } from './shop.fixtures.ts'
import { ShopFrame, type Toolbar } from './ShopFrame.tsx'

const kwd = (context: Toolbar, value: string) => (
  <Money value={value} currency="KWD" locale={inLocale(context)} />
)

export function MenuPage({ context }: { context: Toolbar }) {
  return (
    <ShopFrame
      context={context}
      columns="menu"
      hasBar
      tools={<ShopSearch action="#results" label={say(context, 'Search the menu', 'ابحث في القائمة')} />}
      top={<Top context={context} />}
    >
      <div>
        {categories.slice(0, 2).map(({ id, en, ar }) => (
          <MenuSection key={id} id={id} title={say(context, en, ar)}>
            {dishes
              .filter(({ category }) => category === id)
              .map((dish) => (
                <Dish key={dish.id} context={context} dish={dish} />
              ))}
          </MenuSection>
        ))}
      </div>
      <SideCart>
        <Cart context={context} />
      </SideCart>
      <CartBar
        href="#cart"
        label={say(context, 'View cart', 'عرض السلة')}
        count={3}
        countLabel={say(context, '3 items', '3 عناصر')}
        total={kwd(context, '7.350')}
      />
    </ShopFrame>
  )
}

function Top({ context }: { context: Toolbar }) {
  return (
    <>
      <PlaceBar
        icon={<TruckIcon />}
        title={say(context, 'Delivery to Salmiya', 'توصيل إلى السالمية')}
        facts={[
          { key: 'time', text: say(context, '25 min', '25 دقيقة') },
          {
            key: 'minimum',
            text: (
              <>
                {say(context, 'Minimum', 'الحد الأدنى للطلب')} {kwd(context, '3.000')}
              </>
            ),
          },
          { key: 'hours', text: say(context, 'Open until 11:00 PM', 'مفتوح حتى 11:00 م') },
        ]}
        action={<Button size="row">{say(context, 'Change', 'تغيير')}</Button>}
      />
      <CategoryNav
        label={say(context, 'Menu sections', 'أقسام القائمة')}
        categories={categories.map(({ id, en, ar }) => ({ id, label: say(context, en, ar), href: `#${id}` }))}
        current="breakfast"
      />
    </>
  )
}

function Dish({ context, dish }: { context: Toolbar; dish: (typeof dishes)[number] }) {
  const name = say(context, dish.en, dish.ar)
  const tag = 'tag' in dish ? dish.tag : null
  const count = 'inCart' in dish ? dish.inCart : 0
  return (
    <MenuItemRow
      name={name}
      href={`#dish-${dish.id}`}
      description={say(context, dish.aboutEn, dish.aboutAr)}
      picture={<Picture url={pictureOf(dish.motif)} shape="square" />}
      tag={
        tag && (
          <Mark kind={tag} look="bare">
            {tag === 'offer' ? say(context, 'Offer', 'عرض') : say(context, 'Popular', 'الأكثر طلبًا')}
          </Mark>
        )
      }
      price={
        <Price
          value={dish.price}
          was={'was' in dish ? dish.was : null}
          currency="KWD"
          locale={inLocale(context)}
          words={{ now: say(context, 'now', 'الآن'), was: say(context, 'was', 'كان') }}
        />
      }
      action={
        <AddNotch
          href={`#dish-${dish.id}`}
          count={count}
          label={
            count > 0
              ? say(context, `Add ${name}, ${count} in your cart`, `أضف ${name}، في السلة ${count}`)
              : say(context, `Add ${name}`, `أضف ${name}`)
          }
        />
      }
    />
  )
}

function Cart({ context }: { context: Toolbar }) {
  return (
    <OrderSummary
      title={say(context, 'Your cart', 'سلتك')}
      note={say(context, '3 items', '3 عناصر')}
      costs={[
        { key: 'subtotal', label: say(context, 'Subtotal', 'المجموع الفرعي'), value: kwd(context, '7.350') },
        {
          key: 'delivery',
          label: say(context, 'Delivery to Salmiya', 'التوصيل إلى السالمية'),
          value: kwd(context, '0.500'),
        },
      ]}
      total={{ label: say(context, 'Total', 'الإجمالي'), value: kwd(context, '7.850') }}
      footer={
        <>
          <ButtonLink href="#checkout" variant="primary" size="pay" isWide>
            {say(context, 'Checkout', 'إتمام الطلب')}
          </ButtonLink>
          <FootNote icon={<CircleCheckIcon size={16} />} size="small" align="centre">
            {say(context, 'Minimum reached', 'بلغت الحد الأدنى للطلب')} · {kwd(context, '3.000')}
          </FootNote>
        </>
      }
    >
      <CartLines label={say(context, 'Items', 'العناصر')}>
        <CartLine
          name={say(context, 'Date latte', 'لاتيه التمر')}
          picture={<Picture url={pictureOf('latte')} shape="square" />}
          details={say(context, 'Medium, oat milk', 'وسط، حليب شوفان')}
          price={kwd(context, '2.350')}
          controls={<Controls context={context} of={say(context, 'Date latte', 'لاتيه التمر')} starts={1} />}
        />
        <CartLine
          name={say(context, 'Shakshuka with dates', 'شكشوكة بالتمر')}
          picture={<Picture url={pictureOf('shakshuka')} shape="square" />}
          details={say(context, 'Irani bread, mild, extra egg', 'خبز إيراني، خفيف، بيضة إضافية')}
          price={kwd(context, '5.000')}
          controls={
            <Controls
              context={context}
              of={say(context, 'Shakshuka with dates', 'شكشوكة بالتمر')}
              starts={2}
            />
          }
        />
      </CartLines>
    </OrderSummary>
  )
}

function Controls({ context, of, starts }: { context: Toolbar; of: string; starts: number }) {
  const [quantity, setQuantity] = useState(starts)
  return (
    <>
      <QuantityStepper
        label={of}
        value={quantity}
        onChange={setQuantity}
        range={{ max: 12 }}
        words={{
          decrease: say(context, 'Less', 'أقل'),
          increase: say(context, 'More', 'أكثر'),
          atMax: say(context, '12 at most', '12 على الأكثر'),
        }}
      />
      <Button variant="quiet" size="row" aria-label={say(context, `Edit ${of}`, `تعديل ${of}`)}>
        {say(context, 'Edit', 'تعديل')}
      </Button>
    </>
  )
}
