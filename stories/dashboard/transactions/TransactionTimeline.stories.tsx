import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { transactionShown } from '@wasl/web/dashboard/transactions/detail/detail.fixtures.ts'
import { expect, within } from 'storybook/test'
import { shown } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DetailScreen } from './DetailScreen.tsx'

type Args = { timeline: TransactionShown['timeline'] }

/** DET-03: what happened to a transaction, with whatever its gateway said. */
const meta = {
  title: 'dashboard/transactions/Timeline',
  args: { timeline: [] },
  argTypes: { timeline: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: ({ timeline }, context) => {
    const locale = inLocale(context)
    return <DetailScreen key={locale} locale={locale} transaction={transactionShown({ timeline })} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>
type Event = TransactionShown['timeline'][number]

const kwd = (amount: string) => ({ amount, currency: 'KWD' })

const gatewaySaid = (code: string, result: string, facts: Partial<Event>): Event => ({
  kind: 'gateway',
  code: `callback.${code}`,
  toState: null,
  actor: 'callback',
  amount: result === 'captured' ? kwd('40.000') : null,
  attemptId: 'AT-1016',
  callback: { result, times: 1 },
  at: '2026-11-17T15:04:00.000Z',
  ...facts,
})

/** DET-03: callbacks that changed nothing are told, the one that booked the payment is its step. */
export const WhatTheGatewayRepeated: Story = {
  args: {
    timeline: [
      gatewaySaid('waiting', 'captured', { at: '2026-11-18T07:15:00.000Z', amount: kwd('15.000') }),
      gatewaySaid('mismatch', 'captured', { at: '2026-11-18T07:14:00.000Z', amount: null }),
      gatewaySaid('duplicate', 'captured', { at: '2026-11-17T16:10:00.000Z' }),
      gatewaySaid('ignored', 'failed', { at: '2026-11-17T15:20:00.000Z' }),
      gatewaySaid('repeated', 'captured', {
        at: '2026-11-17T15:06:00.000Z',
        callback: { result: 'captured', times: 3 },
      }),
      ...transactionShown().timeline.slice(1, 2),
      { ...gatewaySaid('', 'captured', {}), kind: 'money', code: 'money.capture', actor: 'return' },
      gatewaySaid('paid', 'captured', {}),
      ...transactionShown().timeline.slice(2),
    ],
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    const timeline = within(canvas.getByRole('list', { name: /newest first|الأحدث أولًا/ }))
    await expect(timeline.getAllByRole('listitem')).toHaveLength(9)
    await expect(timeline.getByText(/heard 3 times|وصل الرد 3 مرات/)).toBeVisible()
    await expect(timeline.getByText(/said “Failed”|قالت البوابة بعد الدفع: «فشلت»/)).toBeVisible()
  },
}
