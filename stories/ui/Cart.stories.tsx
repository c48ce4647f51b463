import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CartBar } from '@wasl/ui/commerce/cart/CartBar'
import { CartLine } from '@wasl/ui/commerce/cart/CartLine'
import { CartLines } from '@wasl/ui/commerce/cart/CartLines'
import { EmptyCart } from '@wasl/ui/commerce/cart/EmptyCart'
import { OrderSummary } from '@wasl/ui/commerce/cart/OrderSummary'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { PromoCode, type PromoCodeState } from '@wasl/ui/commerce/cart/PromoCode'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { Stack } from '@wasl/ui/layout/Stack'
import { Money } from '@wasl/ui/money/Money'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { pictureOf } from '../patterns/pictures.ts'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const meta = { title: 'ui/commerce/Cart', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const kwd = (context: Toolbar, value: string) => (
  <Money value={value} currency="KWD" locale={inLocale(context)} />
)

function Controls({ context, of, starts }: { context: Toolbar; of: string; starts: number }) {
  const [quantity, setQuantity] = useState(starts)
  return (
    <>
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
      <Button variant="quiet" size="row" aria-label={`${say(context, 'Edit', 'تعديل')} ${of}`}>
        {say(context, 'Edit', 'تعديل')}
      </Button>
    </>
  )
}

const removal = (context: Toolbar, of: string) => (
  <Button size="row" aria-label={`${say(context, 'Remove', 'إزالة')} ${of}`}>
    {say(context, 'Remove', 'إزالة')}
  </Button>
)

const latte = (context: Toolbar) => say(context, 'Date latte', 'لاتيه التمر')
const tote = (context: Toolbar) => say(context, 'Tide print tote bag', 'حقيبة قماش بطبعة المدّ')
const tahini = (context: Toolbar) => say(context, 'Tahini (harda) dates, 20 pieces', 'تمر بالهردة، 20 حبة')

const plainLine = (context: Toolbar) => (
  <CartLine
    name={latte(context)}
    picture={<Picture url={pictureOf('latte')} shape="square" />}
    details={say(context, 'Medium, oat milk', 'وسط، حليب شوفان')}
    price={kwd(context, '2.350')}
    controls={<Controls context={context} of={latte(context)} starts={1} />}
  />
)

/** As it was left; merged with an equal line; sold out meanwhile; its price changed; very long. */
export const LineStates: Story = {
  render: (_, context) => (
    <CartLines label={say(context, 'Your cart', 'سلتك')}>
      {plainLine(context)}
      <CartLine
        name={say(context, 'Shakshuka with dates', 'شكشوكة بالتمر')}
        href="#shakshuka"
        picture={<Picture url={pictureOf('shakshuka')} shape="square" />}
        details={say(context, 'Irani bread, mild, extra egg', 'خبز إيراني، خفيف، بيضة إضافية')}
        price={kwd(context, '7.500')}
        notice={{
          kind: 'merged',
          text: say(context, 'Added to the same dish, now 3', 'أضيف إلى الطبق نفسه، العدد الآن 3'),
        }}
        controls={
          <Controls context={context} of={say(context, 'Shakshuka with dates', 'شكشوكة بالتمر')} starts={3} />
        }
      />
      <CartLine
        name={tahini(context)}
        picture={<Picture url={pictureOf('dates-tahini')} shape="square" isMuted />}
        price={kwd(context, '7.250')}
        notice={{
          kind: 'soldOut',
          text: say(context, 'Sold out since you added it', 'نفدت الكمية بعد إضافتها'),
        }}
        controls={removal(context, tahini(context))}
      />
      <CartLine
        name={tote(context)}
        href="#tote"
        picture={<Picture url={pictureOf('tote')} shape="square" />}
        price={kwd(context, '7.000')}
        notice={{
          kind: 'changed',
          text: (
            <>
              {say(context, 'The price changed from', 'تغيّر السعر من')} {kwd(context, '3.250')}{' '}
              {say(context, 'to', 'إلى')} {kwd(context, '3.500')}
            </>
          ),
        }}
        controls={<Controls context={context} of={tote(context)} starts={2} />}
      />
      <CartLine
        name={say(
          context,
          'A hamper of every date we grow, with two coffees, a brass tray and six painted cups',
          'سلة من كل أصناف التمر لدينا مع نوعين من القهوة وصينية نحاسية وستة فناجين مرسومة',
        )}
        details={say(
          context,
          'Please ring the bell twice, the door on the garden side, after seven in the evening',
          'يرجى رن الجرس مرتين عند الباب من جهة الحديقة بعد السابعة مساءً',
        )}
        price={kwd(context, '1204.500')}
      />
    </CartLines>
  ),
}

const costs = (context: Toolbar) => [
  { key: 'subtotal', label: say(context, 'Subtotal', 'المجموع الفرعي'), value: kwd(context, '20.250') },
  {
    key: 'delivery',
    label: say(context, 'Delivery to Salmiya', 'التوصيل إلى السالمية'),
    value: kwd(context, '0.500'),
  },
  {
    key: 'voucher',
    label: say(context, 'Voucher', 'قسيمة'),
    value: kwd(context, '-2.000'),
    isSaving: true,
  },
  { key: 'fee', label: say(context, 'Card fee', 'رسوم البطاقة'), value: kwd(context, '0.250') },
]

const total = (context: Toolbar) => ({
  label: say(context, 'Total', 'الإجمالي'),
  value: kwd(context, '19.000'),
})

export const Summary: Story = {
  render: (_, context) => (
    <OrderSummary
      title={say(context, 'Your cart', 'سلتك')}
      note={say(context, '1 item', 'عنصر واحد')}
      costs={costs(context)}
      total={total(context)}
      footer={
        <Button variant="primary" size="pay" isWide>
          {say(context, 'Checkout', 'إتمام الطلب')}
        </Button>
      }
    >
      <CartLines label={say(context, 'Items', 'العناصر')}>{plainLine(context)}</CartLines>
    </OrderSummary>
  ),
}

/** Beside the form on wide screens; on phones one line that unfolds. The browser does it, without script. */
export const SummaryFolded: Story = {
  render: (_, context) => (
    <OrderSummary
      title={say(context, 'Your order', 'طلبك')}
      note={say(context, '1 item', 'عنصر واحد')}
      fold={
        <>
          {say(context, 'Show order', 'عرض الطلب')} · {kwd(context, '19.000')}
        </>
      }
      costs={costs(context)}
      total={total(context)}
    >
      <CartLines label={say(context, 'Items', 'العناصر')}>{plainLine(context)}</CartLines>
    </OrderSummary>
  ),
  play: async ({ canvasElement }) => {
    const fold = canvasElement.querySelector('details')
    if (innerWidth >= 1024) {
      await expect(canvasElement.querySelector('summary')).not.toBeVisible()
      return
    }
    canvasElement.querySelector('summary')?.click()
    await expect(fold).toHaveAttribute('open')
  },
}

const promoWords = (context: Toolbar) => ({
  label: say(context, 'Voucher code', 'رمز القسيمة'),
  apply: say(context, 'Apply', 'تطبيق'),
  remove: say(context, 'Remove the voucher', 'إزالة القسيمة'),
})

export const Voucher: StoryObj<Meta<typeof PromoCode>> = {
  args: { onApply: fn(), onRemove: fn() },
  render: function Render({ onApply = fn(), onRemove = fn() }, context) {
    const [state, setState] = useState<PromoCodeState>({ kind: 'empty' })
    const apply = (code: string) => {
      onApply(code)
      setState(
        code === 'MADD10'
          ? { kind: 'applied', code, saving: say(context, '10% off food orders', 'خصم 10% على الطلبات') }
          : { kind: 'refused', message: say(context, 'Voucher expired', 'انتهت صلاحية القسيمة') },
      )
    }
    const remove = () => {
      onRemove()
      setState({ kind: 'empty' })
    }
    return <PromoCode state={state} onApply={apply} onRemove={remove} words={promoWords(context)} />
  },
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'oldtide{Enter}')
    await expect(args.onApply).toHaveBeenLastCalledWith('OLDTIDE')
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, ' madd١٠ ')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onApply).toHaveBeenLastCalledWith('MADD10')
    await userEvent.click(
      canvas.getByRole('button', { name: globals.locale === 'ar' ? 'إزالة القسيمة' : 'Remove the voucher' }),
    )
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const VoucherStates: Story = {
  render: (_, context) => (
    <Stack>
      <PromoCode state={{ kind: 'applying' }} onApply={fn()} onRemove={fn()} words={promoWords(context)} />
      <PromoCode
        state={{ kind: 'refused', message: say(context, 'Voucher expired', 'انتهت صلاحية القسيمة') }}
        onApply={fn()}
        onRemove={fn()}
        words={promoWords(context)}
      />
      <PromoCode
        state={{
          kind: 'applied',
          code: 'TAMRA2',
          saving: (
            <>
              {say(context, 'You save', 'وفّرت')} {kwd(context, '2.000')}
            </>
          ),
        }}
        onApply={fn()}
        onRemove={fn()}
        words={promoWords(context)}
      />
    </Stack>
  ),
}

export const Empty: Story = {
  render: (_, context) => (
    <EmptyCart
      title={say(context, 'Your cart is empty', 'سلتك فارغة')}
      action={<ButtonLink href="#shop">{say(context, 'Back to the shop', 'العودة إلى المتجر')}</ButtonLink>}
    >
      {say(context, 'What you add stays here until you check out.', 'ما تضيفه يبقى هنا حتى تتم الطلب.')}
    </EmptyCart>
  ),
}

/** Only where there is no room for a side cart. */
export const Bar: Story = {
  render: (_, context) => (
    <CartBar
      href="#cart"
      label={say(context, 'View cart', 'عرض السلة')}
      count={3}
      countLabel={say(context, '3 items', '3 عناصر')}
      total={kwd(context, '7.350')}
    />
  ),
}
