import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { pendingRequest } from '@wasl/web/desk/checks/checks.fixtures.ts'
import { transactionShown } from '@wasl/web/dashboard/transactions/detail/detail.fixtures.ts'
import { expect, within } from 'storybook/test'
import { shown } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DetailScreen } from './DetailScreen.tsx'

type Args = Pick<TransactionShown, 'requests' | 'waiting' | 'declined'>

/** Payments B8: what colleagues are asked about a transaction, and what they said. */
const meta = {
  title: 'dashboard/transactions/Requests',
  args: { requests: [], waiting: [], declined: [] },
  argTypes: { requests: { control: false }, waiting: { control: false }, declined: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <DetailScreen key={locale} locale={locale} transaction={transactionShown(args)} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

/** Payments B8: one waits for a colleague, another could not be done by the bank. */
export const WaitsForAColleague: Story = {
  args: {
    requests: [
      pendingRequest,
      {
        ...pendingRequest,
        id: 'OR-4',
        operation: 'capture',
        status: 'MANUAL',
        problem: 'The bank refused',
      },
    ],
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(
      canvas.getByRole('heading', { name: /^(Waits for colleagues|بانتظار الزملاء)$/ }),
    ).toBeVisible()
  },
}

/** Whoever asked to be allowed something sees that nobody has answered yet, and until when somebody may. */
export const WaitsToBeAllowed: Story = {
  args: {
    waiting: [
      {
        permission: 'payment.refund',
        askedAt: '2026-11-19T10:00:00.000Z',
        until: '2026-11-21T10:00:00.000Z',
      },
    ],
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    const request = within(
      canvas.getByRole('article', { name: /^(You asked to be allowed this: Refund|طلبتَ السماح .*استرداد)$/ }),
    )
    await expect(request.getByText(/^(Waits for a colleague|بانتظار زميل)$/)).toBeVisible()
    await expect(request.getByText(/^(Answer by|الرد قبل)$/)).toBeVisible()
    await expect(request.getByText(/^(A colleague has to allow it|يجب أن يسمح به زميل)/)).toBeVisible()
    await expect(canvas.queryByText(/^(Not allowed|لم يُسمح به)$/)).toBeNull()
  },
}

/** Whoever asked learns who said no, and why. */
export const WasNotAllowed: Story = {
  args: {
    declined: [
      {
        permission: 'payment.void',
        at: '2026-11-19T10:00:00.000Z',
        by: 'checker.demo',
        reason: 'Ask the bank first',
      },
      { permission: 'payment.refund', at: '2026-11-18T10:00:00.000Z', by: 'checker.demo', reason: null },
    ],
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(canvas.getByText('Ask the bank first')).toBeVisible()
    await expect(canvas.getByText(/^(None was given|لم يُذكر سبب)$/)).toBeVisible()
  },
}

/** Nobody said no: whoever asked may ask again. */
export const NobodyAnswered: Story = {
  args: {
    declined: [{ permission: 'payment.refund', at: '2026-11-18T10:00:00.000Z', by: null, reason: null }],
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(canvas.getByText(/^(Nobody answered in time|لم يُجب أحد في الوقت)/)).toBeVisible()
    await expect(canvas.queryByText(/^(Declined|مرفوض)$/)).toBeNull()
  },
}
