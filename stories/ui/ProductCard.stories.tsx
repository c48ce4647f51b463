import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddButton } from '@wasl/ui/commerce/cart/AddButton'
import { InCart } from '@wasl/ui/commerce/cart/InCart'
import { Mark } from '@wasl/ui/commerce/catalogue/Mark'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { Price } from '@wasl/ui/commerce/catalogue/Price'
import { ProductCard } from '@wasl/ui/commerce/catalogue/ProductCard'
import { ProductGrid } from '@wasl/ui/commerce/catalogue/ProductGrid'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { Skeleton } from '@wasl/ui/text/Skeleton'
import { SkeletonText } from '@wasl/ui/text/SkeletonText'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { pictureOf } from '../patterns/pictures.ts'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const meta = {
  title: 'ui/commerce/ProductCard',
  tags: ['autodocs'],
  component: ProductCard,
  args: { name: '', href: '#product', picture: null, price: null },
} satisfies Meta<typeof ProductCard>
export default meta

type Story = StoryObj<typeof meta>

const price = (context: Toolbar, value: string, was?: string) => (
  <Price
    value={value}
    was={was}
    currency="KWD"
    locale={inLocale(context)}
    size="large"
    words={{ now: say(context, 'now', 'الآن'), was: say(context, 'was', 'كان') }}
  />
)

const dates = (context: Toolbar) => say(context, 'Ikhlas date box, 12 pieces', 'علبة تمر إخلاص، 12 حبة')
const pantry = (context: Toolbar) => say(context, 'Pantry', 'المؤونة')
const add = (context: Toolbar) => say(context, 'Add to cart', 'أضف إلى السلة')

function Stepper({ context, of }: { context: Toolbar; of: string }) {
  const [quantity, setQuantity] = useState(2)
  return (
    <QuantityStepper
      label={of}
      value={quantity}
      onChange={setQuantity}
      range={{ max: 6 }}
      words={{
        decrease: say(context, 'Less', 'أقل'),
        increase: say(context, 'More', 'أكثر'),
        atMax: say(context, 'Only 6 left', 'بقيت 6 قطع فقط'),
      }}
    />
  )
}

export const Available: StoryObj<Meta<typeof AddButton>> = {
  args: { onClick: fn() },
  render: (args, context) => (
    <ProductGrid label={say(context, 'Products', 'المنتجات')}>
      <ProductCard
        name={dates(context)}
        href="#product"
        category={pantry(context)}
        picture={<Picture url={pictureOf('dates-box')} />}
        price={price(context, '4.500')}
        action={<AddButton label={add(context)} of={dates(context)} onClick={args.onClick} />}
      />
    </ProductGrid>
  ),
  play: async ({ canvas, args, globals }) => {
    const name = globals.locale === 'ar' ? 'علبة تمر إخلاص، 12 حبة' : 'Ikhlas date box, 12 pieces'
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button')).toHaveAccessibleName(new RegExp(name))
  },
}

export const States: Story = {
  render: (_, context) => {
    const pistachio = say(context, 'Pistachio-stuffed dates, 20 pieces', 'تمر محشو بالفستق، 20 حبة')
    const tahini = say(context, 'Tahini (harda) dates, 20 pieces', 'تمر بالهردة، 20 حبة')
    const tote = say(context, 'Tide print tote bag', 'حقيبة قماش بطبعة المدّ')
    const long = say(
      context,
      'A hamper of every date we grow, with two coffees, a brass tray and six painted cups for a large gathering',
      'سلة من كل أصناف التمر لدينا مع نوعين من القهوة وصينية نحاسية وستة فناجين مرسومة لجمعة كبيرة',
    )
    return (
      <ProductGrid label={say(context, 'Products', 'المنتجات')}>
        <ProductCard
          name={pistachio}
          href="#sale"
          category={pantry(context)}
          picture={<Picture url={pictureOf('dates-pistachio')} />}
          mark={<Mark kind="offer">{say(context, 'Sale', 'تخفيض')}</Mark>}
          price={price(context, '7.500', '8.750')}
          action={
            <InCart stepper={<Stepper context={context} of={pistachio} />}>
              {say(context, 'in your cart', 'في السلة')}
            </InCart>
          }
        />
        <ProductCard
          name={tahini}
          href="#sold-out"
          category={pantry(context)}
          picture={<Picture url={pictureOf('dates-tahini')} isMuted />}
          mark={<Mark kind="soldOut">{say(context, 'Sold out', 'نفدت الكمية')}</Mark>}
          price={price(context, '7.250')}
          action={
            <AddButton
              label={add(context)}
              of={tahini}
              unavailable={say(context, 'Back on Thursday', 'يتوفر يوم الخميس')}
            />
          }
        />
        <ProductCard
          name={tote}
          href="#few"
          category={say(context, 'Home', 'البيت')}
          picture={<Picture url={pictureOf('tote')} />}
          mark={<Mark kind="few">{say(context, 'Only 2 left', 'بقي قطعتان فقط')}</Mark>}
          price={price(context, '3.500')}
          action={<AddButton label={add(context)} of={tote} isPending />}
        />
        <ProductCard
          name={long}
          href="#long"
          picture={<Picture url={null} />}
          price={price(context, '1204.500', '1350.000')}
          action={<AddButton label={add(context)} of={long} />}
        />
      </ProductGrid>
    )
  },
  play: async ({ canvas, globals }) => {
    const back = canvas.getByRole('button', {
      name: globals.locale === 'ar' ? /يتوفر يوم الخميس/ : /Back on Thursday/,
    })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    back.focus()
    await expect(back).toHaveFocus()
    await userEvent.click(
      canvas.getAllByRole('button', { name: globals.locale === 'ar' ? 'أكثر' : 'More' })[0]!,
    )
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3')
  },
}

/** The cards' own markup with its words hidden: nothing moves when they arrive. */
export const Loading: Story = {
  render: (_, context) => (
    <Skeleton label={say(context, 'Loading the shop', 'جارٍ تحميل المتجر')}>
      <ProductGrid>
        {['a', 'b', 'c', 'd'].map((key) => (
          <ProductCard
            key={key}
            name={dates(context)}
            href="#loading"
            picture={<Picture url={null} />}
            price={<SkeletonText>{price(context, '4.500')}</SkeletonText>}
            action={<AddButton label={<SkeletonText>{add(context)}</SkeletonText>} of={dates(context)} />}
          />
        ))}
      </ProductGrid>
    </Skeleton>
  ),
}
