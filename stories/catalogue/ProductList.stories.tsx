import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ShopPageData } from '@wasl/contracts/web/catalogue/shop-page'
import { cartOf, productList, products, shop, shopPage } from '@wasl/web/catalogue/catalogue.fixtures.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from '../pay/Screen.tsx'
import { patient, shown } from '../pay/shown.ts'

type Args = { page: ShopPageData }

/** SHOP-01: everything on sale. */
const meta = {
  title: 'catalogue/ProductList',
  args: { page: shopPage(productList(), { cart: cartOf({ 'stuffed-pistachio-20': 2 }) }) },
  argTypes: { page: { control: false } },
  parameters: { layout: 'fullscreen' },
  tags: ['touch'],
  beforeEach: () => localStorage.removeItem('cart'),
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ page }, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} locale={locale} path="/catalogue/product-list" page={page} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Products: Story = {}

export const Adding: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    const isArabic = globals.locale === 'ar'
    await userEvent.click(
      canvas.getByRole('button', { name: isArabic ? /علبة تمر إخلاص/ : /Ikhlas date box/ }),
    )
    await waitFor(
      () =>
        expect(canvas.getByRole('link', { name: isArabic ? /السلة 3 قطع/ : /Cart 3 items/ })).toBeVisible(),
      patient,
    )
    await expect(
      canvas.getByRole('spinbutton', { name: isArabic ? /علبة تمر إخلاص/ : /Ikhlas date box/ }),
    ).toBeVisible()
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        isArabic ? /^في سلتك: علبة تمر إخلاص/ : /^In your cart: Ikhlas date box/,
      ),
    )
  },
}

export const NoResults: Story = { args: { page: shopPage(productList([], { q: 'saffron' })) } }

export const NoProducts: Story = {
  args: {
    page: shopPage(productList([]), { shop: { ...shop, categories: [], stores: [], showBanner: false } }),
  },
}

export const SecondPage: Story = {
  args: {
    page: shopPage({
      ...productList(products, { page: 2 }),
      found: { count: 120, page: 2, pageSize: 50, asOf: '2026-11-20T15:04:00.000Z', results: products },
    }),
  },
}
