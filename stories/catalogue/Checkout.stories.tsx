import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ShopPageData } from '@wasl/contracts/web/catalogue/shop-page'
import { cartOf, checkoutOf, question, shopPage } from '@wasl/web/catalogue/catalogue.fixtures.ts'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from '../pay/Screen.tsx'
import { shown } from '../pay/shown.ts'

type Args = { page: ShopPageData }

const cart = cartOf({ 'stuffed-pistachio-20': 2, 'coffee-saffron-250': 1, 'tide-tote': 1 })
const card = cartOf({ 'gift-card-10': 1 })
const free = { subtotal: '10.000', itemDiscount: '0.000', voucherDiscount: '10.000', deliveryFee: '0.000' }

/** SHOP-04: contact, hand-over, payment and review on one page. */
const meta = {
  title: 'catalogue/Checkout',
  args: { page: shopPage(checkoutOf(cart), { cart }) },
  argTypes: { page: { control: false } },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('cart'),
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ page }, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} locale={locale} path="/catalogue/checkout" page={page} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Delivery: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    const isArabic = globals.locale === 'ar'
    await userEvent.click(canvas.getByRole('radio', { name: isArabic ? /بطاقة ائتمان/ : /Credit card/ }))
    await expect(canvas.getByRole('button', { name: /\(24\.500/ })).toBeVisible()
  },
}

export const Pickup: Story = {
  args: {
    page: shopPage(
      checkoutOf(cart, { fulfilment: 'pickup', asksAddress: false }, { typed: { fulfilment: 'pickup' } }),
      {
        cart,
      },
    ),
  },
}

export const Refused: Story = {
  args: {
    page: shopPage(
      checkoutOf(
        cart,
        {},
        {
          typed: { name: 'Noura', email: 'noura@' },
          problem: {
            code: 'invalid',
            message: 'This field is required',
            fieldErrors: {
              phone: ['Enter valid phone number'],
              email: ['Enter valid email address'],
              block: ['This field is required'],
            },
            requestId: 'story',
          },
        },
      ),
      { cart },
    ),
  },
  /** The first of them has the focus, and each is over when it is answered. */
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    const isArabic = globals.locale === 'ar'
    await expect(document.activeElement).toHaveAttribute('name', 'phone')
    const block = canvas.getByRole('textbox', { name: isArabic ? 'القطعة' : 'Block' })
    await expect(block).toBeInvalid()
    await userEvent.type(block, '10')
    await userEvent.tab()
    await expect(block).not.toBeInvalid()
    const email = canvas.getByRole('textbox', { name: isArabic ? /البريد/ : /Email/ })
    await userEvent.click(email)
    await userEvent.tab()
    await expect(email).toBeInvalid()
  },
}

export const NewPrice: Story = {
  args: {
    page: shopPage(
      checkoutOf(
        cart,
        {},
        {
          problem: {
            code: 'price_changed',
            message: 'The total has changed. Check it before you pay.',
            requestId: 'story',
          },
          isPriceNew: true,
        },
      ),
      { cart },
    ),
  },
}

export const QuestionsOfAProduct: Story = {
  args: {
    page: shopPage(
      { ...checkoutOf(card, { fulfilment: 'none', asksAddress: false }), prereqs: [question] },
      { cart: card },
    ),
  },
}

export const NothingToPay: Story = {
  args: {
    page: shopPage(
      {
        ...checkoutOf(card),
        offer: {
          ...checkoutOf(card, {
            fulfilment: 'none',
            asksAddress: false,
            totals: { currencyCode: 'KWD', ...free, serviceCharge: '0.000', tax: '0.000', total: '0.000' },
          }).offer,
          choices: [],
        },
      },
      { cart: card },
    ),
  },
}
