import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ShownOrder } from '@wasl/contracts/web/catalogue.contract'
import { cartOf, orderOf, shopPage } from '@wasl/web/catalogue/catalogue.fixtures.ts'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from '../pay/Screen.tsx'
import { shown } from '../pay/shown.ts'

type Args = { changes: Partial<ShownOrder> }

const cart = cartOf({ 'stuffed-pistachio-20': 2, 'coffee-saffron-250': 1 })

/** An order, for whoever has its link. */
const meta = {
  title: 'catalogue/Order',
  args: { changes: {} },
  argTypes: { changes: { control: false } },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('cart'),
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ changes }, context) => {
    const locale = inLocale(context)
    const page = shopPage({ kind: 'order', order: orderOf(cart, changes) })
    return <Screen key={locale} locale={locale} path="/catalogue/order/OR-1" page={page} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}

export const Packed: Story = { args: { changes: { state: 'packed' } } }

export const WaitingForPayment: Story = {
  args: { changes: { state: 'pending_payment', keptUntil: '2026-11-20T15:15:00.000Z' } },
}

export const Canceled: Story = { args: { changes: { state: 'canceled' } } }
