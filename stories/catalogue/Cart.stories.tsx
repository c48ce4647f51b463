import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ShopPageData } from '@wasl/contracts/web/catalogue/shop-page'
import { cartOf, offerOf, shopPage, troubledOffer } from '@wasl/web/catalogue/catalogue.fixtures.ts'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from '../pay/Screen.tsx'
import { patient, shown } from '../pay/shown.ts'

type Args = { page: ShopPageData }

const own = cartOf({ 'stuffed-pistachio-20': 2, 'coffee-saffron-250': 1, 'tide-tote': 1 })

/** SHOP-03: the cart, each trouble at its line. */
const meta = {
  title: 'catalogue/Cart',
  args: { page: shopPage({ kind: 'cart', offer: offerOf(own), shared: null }, { cart: own }) },
  argTypes: { page: { control: false } },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('cart'),
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ page }, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} locale={locale} path="/catalogue/cart" page={page} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Troubles: Story = {
  args: { page: shopPage({ kind: 'cart', offer: troubledOffer(own), shared: null }, { cart: own }) },
}

export const Sharing: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    await userEvent.click(canvas.getByRole('button', { name: globals.locale === 'ar' ? 'مشاركة' : 'Share' }))
    const page = within(document.body)
    await expect(await page.findByRole('dialog', {}, patient)).toBeVisible()
  },
}

export const Shared: Story = {
  args: { page: shopPage({ kind: 'cart', offer: troubledOffer(own), shared: own }) },
}

export const Empty: Story = { args: { page: shopPage({ kind: 'cart', offer: null, shared: null }) } }

/** ux D3: what is removed leaves its place to Undo, which has the focus; the last one leaves the empty cart. */
export const Removed: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    const isArabic = globals.locale === 'ar'
    const remove = () => canvas.getAllByRole('button', { name: isArabic ? /^إزالة / : /^Remove / })
    const undo = { name: isArabic ? 'تراجع' : 'Undo' }
    for (const left of [3, 2, 1]) {
      await expect(remove()).toHaveLength(left)
      await userEvent.click(remove()[0] ?? canvasElement)
      await expect(document.activeElement).toHaveAccessibleName(undo.name)
    }
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      isArabic ? 'سلتك فارغة' : 'Your cart is empty',
    )
    await expect(canvas.getAllByRole('button', undo)).toHaveLength(3)
  },
}
