import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartOf, product, shopPage } from '@wasl/web/catalogue/catalogue.fixtures.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from '../pay/Screen.tsx'
import { patient, shown } from '../pay/shown.ts'

type Args = { slug: string; inCart: number }

/** SHOP-02: one product, and how many of it. */
const meta = {
  title: 'catalogue/ProductDetail',
  args: { slug: 'stuffed-pistachio-20', inCart: 0 },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('cart'),
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ slug, inCart }, context) => {
    const locale = inLocale(context)
    const cart = cartOf(inCart > 0 ? { [slug]: inCart } : {})
    return (
      <Screen
        key={locale}
        locale={locale}
        path={`/catalogue/product-detail/${slug}`}
        page={shopPage({ kind: 'product', product: product(slug) }, { cart })}
      />
    )
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const OnSale: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    const isArabic = globals.locale === 'ar'
    const quantity = canvas.getByRole('spinbutton', { name: isArabic ? 'الكمية' : 'Quantity' })
    quantity.focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(canvas.getByRole('button', { name: /15\.000/ }))
    const cart = isArabic ? /عرض السلة/ : /View cart/
    await waitFor(() => expect(canvas.getAllByRole('link', { name: cart })[0]).toBeVisible(), patient)
  },
}

export const FewLeft: Story = { args: { slug: 'tide-tote' } }

export const SoldOut: Story = { args: { slug: 'tahini-dates-20' } }

export const SentByEmail: Story = { args: { slug: 'gift-card-10' } }

export const InCart: Story = { args: { inCart: 2 } }
