import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'
import type { NextTarget } from '@wasl/web/base/page-data.ts'
import {
  attempt,
  bill,
  failedAttempt,
  mismatchedAttempt,
  unit,
  waitingAttempt,
} from '@wasl/web/pay/pay.fixtures.ts'
import { expect, waitFor } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { Screen } from './Screen.tsx'
import { patient, shown } from './shown.ts'
import { lengthened } from '../lengthened.ts'

type Args = { load: AttemptLoad; next: NextTarget | null }

/** Every outcome of an attempt (S1 §2 "Attempt result page"). */
const meta = {
  title: 'pay/AttemptPage',
  args: { load: attempt(), next: null },
  argTypes: { load: { control: false }, next: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ load, next }, context) => (
    <Screen
      key={inLocale(context)}
      locale={inLocale(context)}
      path="/attempt/AT-1"
      page={{ kind: 'attempt', load, next }}
    />
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas }) => {
    const title = await shown(canvas)
    await waitFor(() => expect(title).toHaveFocus(), patient)
  },
}
/** RES-05: what the gateway answered can be copied row by row. */
export const RowsToCopy: Story = {
  args: { load: attempt({ merchantFields: bill.merchantFields }) },
  play: async ({ canvas }) => {
    await shown(canvas)
    const rows = [/^(Approved|مقبولة)$/, /TT-1001/, /A1001/, /A-77/]
    for (const value of rows) {
      const row = canvas.getByText(value).closest('dd')
      await expect(row?.querySelector('button')).toHaveAccessibleName(/^(Copy|نسخ): ./)
    }
    await expect(canvas.getByText('A1001').closest('[data-ltr]')).not.toBeNull()
    await expect(canvas.queryByText(/CAPTURED/)).toBeNull()
  },
}
/** S1 §3: among what was paid for. */
export const PromotionalPrice: Story = {
  args: { load: attempt({ promotionalPrice: 'KWD 40.000 until Friday' }) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(canvas.getByText(/^(Promotional price|السعر الترويجي)$/)).toBeVisible()
    await expect(canvas.getByText('KWD 40.000 until Friday')).toBeVisible()
  },
}
export const CashOnDelivery: Story = {
  args: { load: attempt({ state: 'cod', transactionState: 'cod', charged: 'no' }) },
}
export const Authorized: Story = {
  args: { load: attempt({ state: 'authorized', transactionState: 'authorized', isCaptured: false }) },
}
export const CapturedInPart: Story = {
  args: {
    load: attempt({
      transactionState: 'authorized',
      held: { amount: '60.250', currency: 'KWD' },
      refunded: { amount: '10.000', currency: 'KWD' },
    }),
  },
}
export const Waiting: Story = { args: { load: waitingAttempt() } }
export const Failed: Story = { args: { load: failedAttempt() } }
export const FailedWithoutProof: Story = {
  args: { load: failedAttempt({ charged: 'unknown', checkedAt: null }) },
}
export const Canceled: Story = { args: { load: failedAttempt({ state: 'canceled' }) } }
export const Expired: Story = {
  args: {
    load: failedAttempt({ state: 'expired', transactionState: 'expired', expired: true, tryAgainUrl: null }),
  },
}
export const Invalid: Story = { args: { load: mismatchedAttempt() } }
export const Resolved: Story = {
  args: { load: failedAttempt({ state: 'invalid', charged: 'unknown' }) },
}
export const ContinuesBySelf: Story = { args: { next: { kind: 'auto', url: '#next', host: null } } }
export const AsksBeforeAStranger: Story = {
  args: { next: { kind: 'interstitial', url: 'https://elsewhere.example/', host: 'elsewhere.example' } },
}
export const NotFound: Story = { args: { load: { kind: 'notFound', unit } } }

export const LongText: Story = { args: { load: lengthened(attempt()) } }
