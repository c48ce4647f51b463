import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PageData } from '@wasl/web/base/page-data.ts'
import { attempt, bill, payable } from '@wasl/web/pay/pay.fixtures.ts'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from './Screen.tsx'
import { shown } from './shown.ts'
import { lengthened } from '../lengthened.ts'

type Args = { path: string; page: PageData }

const form = { token: 'token', idempotencyKey: 'key', notice: null }
const ordered = (plugin: string) => payable({ bill: { ...bill, plugin } })

/** The addresses of S1 §2 that show the pay page's and the result's own views. */
const meta = {
  title: 'pay/HostedPages',
  args: {
    path: '/checkout/session-1',
    page: { kind: 'pay', transactionId: 'EC-002', load: ordered('e_commerce'), form },
  },
  argTypes: { path: { control: false }, page: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ path, page }, context) => (
    <Screen key={inLocale(context)} locale={inLocale(context)} path={path} page={page} />
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Checkout: Story = {}
export const CheckoutNotFound: Story = {
  args: { page: { kind: 'pay', transactionId: '', load: { kind: 'notFound' }, form } },
}
export const PaymentOptions: Story = {
  args: {
    path: '/spf/payment-options/SH-002',
    page: { kind: 'pay', transactionId: 'SH-002', load: ordered('shopify'), form },
  },
}
export const PaymentDetails: Story = {
  args: {
    path: '/spf/payment-details/AT-SH-001',
    page: { kind: 'attempt', load: attempt(), next: null },
  },
}
export const PaymentDetailsWithWayOn: Story = {
  args: {
    path: '/spf/payment-details/AT-SH-001',
    page: {
      kind: 'attempt',
      load: attempt(),
      next: { kind: 'auto', url: 'https://tamra-tide.example/thanks', host: 'tamra-tide.example' },
    },
  },
}
export const PaymentDetailsNotFound: Story = {
  args: {
    path: '/spf/payment-details/AT-NONE',
    page: { kind: 'attempt', load: { kind: 'notFound', unit: null }, next: null },
  },
}

export const LongCheckout: Story = {
  args: { page: { kind: 'pay', transactionId: 'EC-002', load: lengthened(ordered('e_commerce')), form } },
}
export const LongPaymentOptions: Story = {
  args: {
    path: '/spf/payment-options/SH-002',
    page: { kind: 'pay', transactionId: 'SH-002', load: lengthened(ordered('shopify')), form },
  },
}
export const LongPaymentDetails: Story = {
  args: {
    path: '/spf/payment-details/AT-SH-001',
    page: {
      kind: 'attempt',
      load: lengthened(attempt()),
      next: { kind: 'auto', url: 'https://tamra-tide.example/thanks', host: 'tamra-tide.example' },
    },
  },
}
