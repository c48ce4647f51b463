import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  listSetup,
  statistics,
  transactionRows,
} from '@wasl/web/dashboard/transactions/list/list.fixtures.ts'
import { expect, userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { listStories, type ListArgs } from './list-stories.tsx'
import type { ListAnswers } from './ListScreen.tsx'

const full: ListAnswers = {
  setup: listSetup,
  page: {
    rows: [...transactionRows],
    count: 128,
    isCountExact: true,
    next: 'after',
    previous: null,
    asOf: '2026-11-20T15:04:00.000Z',
  },
  statistics,
}

/** The sums above the list (TBL-01). */
const meta = {
  title: 'dashboard/transactions/ListTotals',
  ...listStories,
  // Said here: Storybook writes parameters of its own, which would take the place of those.
  parameters: { layout: 'fullscreen' },
  args: { path: 'payment-request/transactions', answers: full },
} satisfies Meta<ListArgs>
export default meta

type Story = StoryObj<typeof meta>

/** Money that came and matches no bill stands beside the sums, and shows its rows when it is pressed. */
export const Unresolved: Story = {
  args: {
    answers: {
      ...full,
      statistics: {
        ...statistics,
        unresolved: {
          count: 3,
          sums: [
            { amount: '24.500', currency: 'KWD' },
            { amount: null, currency: 'USD' },
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('region', { name: /^(Totals|المجاميع)$/ }, patient))
    await expect(strip.getByText(/24\.500/)).toBeInTheDocument()
    await userEvent.click(strip.getByRole('button', { name: /^3 (transactions to resolve|معاملات)/ }))
    const chip = { name: /^(Remove|إزالة).*(Payment did not match|دفعة غير مطابقة)/ }
    await expect(await canvas.findByRole('button', chip, patient)).toBeInTheDocument()
  },
}
