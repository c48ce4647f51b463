import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import { attempt, failedAttempt, unit } from '@wasl/web/pay/pay.fixtures.ts'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from './Screen.tsx'
import { shown } from './shown.ts'

type Args = { load: AttemptLoad }

const kwd = (amount: string) => ({ amount, currency: 'KWD' })

/** The receipt of an attempt: paid, on delivery, given back in part or whole, long, and none. */
const meta = {
  title: 'pay/Receipt',
  args: { load: attempt() },
  argTypes: { load: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ load }, context) => (
    <Screen
      key={inLocale(context)}
      locale={inLocale(context)}
      path="/attempt/AT-1/receipt"
      page={{ kind: 'receipt', load }}
    />
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Paid: Story = {}
export const CashOnDelivery: Story = {
  args: { load: attempt({ state: 'cod', transactionState: 'cod', charged: 'no', reference: null }) },
}
export const Authorized: Story = {
  args: { load: attempt({ state: 'authorized', transactionState: 'authorized', isCaptured: false }) },
}
export const CapturedInPart: Story = {
  args: { load: attempt({ transactionState: 'authorized', held: kwd('60.250') }) },
}
export const PartlyRefunded: Story = { args: { load: attempt({ refunded: kwd('10.000') }) } }
export const Refunded: Story = { args: { load: attempt({ refunded: kwd('48.750') }) } }
export const WithTickets: Story = { args: { load: attempt({ ticketsUrl: '/api/v1/tickets/1' }) } }
export const Long: Story = {
  args: {
    load: attempt({
      reference: 'R'.repeat(40),
      description: {
        en: 'A gathering box for two hundred and forty guests, with Arabic coffee, dates of three kinds and a table by the sea',
        ar: 'صندوق التجمع الكبير لمئتين وأربعين ضيفًا مع القهوة العربية وثلاثة أنواع من التمر وطاولة على البحر',
      },
      remarks: [
        {
          label: { en: 'Items', ar: 'الأصناف' },
          text: null,
          rows: Array.from({ length: 24 }, (_, at) => ({
            name: `Date latte ${at + 1}`,
            value: String(at + 1),
          })),
        },
      ],
    }),
  },
}
export const None: Story = { args: { load: failedAttempt() } }
export const NotFound: Story = { args: { load: { kind: 'notFound', unit } } }
