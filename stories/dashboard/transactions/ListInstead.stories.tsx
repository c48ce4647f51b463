import type { Meta, StoryObj } from '@storybook/react-vite'
import { mockAll } from '@wasl/web/base/mock.fixtures.ts'
import type { TransactionPage } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { listSetup, statistics } from '@wasl/web/dashboard/transactions/list/list.fixtures.ts'
import { expect, userEvent, waitFor } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { failed } from '../failed.ts'
import { listStories, type ListArgs } from './list-stories.tsx'
import type { ListAnswers } from './ListScreen.tsx'

const empty: TransactionPage = {
  rows: [],
  count: 0,
  isCountExact: true,
  next: null,
  previous: null,
  asOf: '2026-11-20T15:04:00.000Z',
}
const full: ListAnswers = { setup: listSetup, page: empty, statistics }

/** What stands where the rows would be (TBL-10). */
const meta = {
  title: 'dashboard/transactions/ListInstead',
  ...listStories,
  // Said here: Storybook writes parameters of its own, which would take the place of those.
  parameters: { layout: 'fullscreen' },
  args: { path: 'payment-request/transactions', answers: full },
} satisfies Meta<ListArgs>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { answers: {} } }

export const Failed: Story = { args: { answers: {} }, ...failed }

/** The button is gone while the rows are asked for again: the title of the page has the focus. */
export const FailedAndAskedAgain: Story = {
  args: { answers: {} },
  parameters: failed.parameters,
  play: async ({ canvas }) => {
    const again = await canvas.findAllByRole('button', { name: /^(Try again|حاول مرة أخرى)$/ }, patient)
    await userEvent.click(again.at(-1)!)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), patient)
  },
}

const refused = { code: 'section_disabled', message: 'This section is closed', requestId: 'req_7f3a91c2' }

export const NoPermission: Story = {
  args: { answers: {} },
  parameters: { msw: [mockAll(403, refused)] },
  play: async ({ canvas }) => {
    const name = /^(You may not see this list|لا يمكنك رؤية هذه القائمة)$/
    await canvas.findByRole('heading', { level: 2, name }, patient)
  },
}

/** S2 §6: filters that came with an address, for somebody who may not search. */
export const NoSearch: Story = {
  args: {
    path: 'payment-request/transactions?state=paid',
    answers: { setup: { ...listSetup, maySearch: false }, statistics },
  },
  parameters: { msw: [mockAll(403, refused)] },
  play: async ({ canvas }) => {
    const name = /^(You may not search this list|لا يمكنك البحث في هذه القائمة)$/
    await canvas.findByRole('heading', { level: 2, name }, patient)
    await canvas.findByRole('button', { name: /^(Clear filters|مسح عوامل التصفية)$/ })
  },
}

/** The cursor of another order, or one that was cut off. */
export const NoPage: Story = {
  args: { path: 'payment-request/transactions?cursor=cut&page=12', answers: {} },
  parameters: {
    msw: [mockAll(400, { ...refused, code: 'invalid', fieldErrors: { cursor: ['Not valid'] } })],
  },
  play: async ({ canvas }) => {
    const name = /^(This page of the list cannot be found|تعذّر العثور على هذه الصفحة من القائمة)$/
    await canvas.findByRole('heading', { level: 2, name }, patient)
    await canvas.findByRole('button', { name: /^(First page|الصفحة الأولى)$/ })
  },
}

/** What is asked for waits for the connection, and comes with it. */
export const Offline: Story = {
  args: { answers: {} },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  play: async ({ canvas }) => {
    const name = /^(You are offline|لا اتصال لديك)$/
    await canvas.findByRole('heading', { level: 2, name }, patient)
  },
}

export const NoData: Story = {
  args: {
    answers: {
      ...full,
      statistics: {
        generated: [],
        received: [],
        balance: [],
        unresolved: { count: 0, sums: [] },
        followsFilters: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(Nothing here yet|لا شيء هنا بعد)$/ }, patient)
    const ways = await canvas.findAllByRole('link', { name: /^(New request|طلب جديد)$/ })
    const paths = ways.map((way) => new URL((way as HTMLAnchorElement).href).pathname)
    // In the head, and where the rows would be.
    await expect(paths.map((path) => path.replace(/^\/(en|ar)/, ''))).toEqual([
      '/dashboard/payment-request/create',
      '/dashboard/payment-request/create',
    ])
  },
}

export const NothingDeleted: Story = {
  args: {
    path: 'bulk/deleted-transactions',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(Nothing was deleted|لم يُحذف شيء)$/ }, patient)
    await expect(canvas.queryByRole('link', { name: /^(New request|طلب جديد)$/ })).toBeNull()
  },
}

export const NoResults: Story = {
  args: {
    path: 'payment-request/transactions?q=PR-9999&state=paid',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(Nothing matches|لا نتائج مطابقة)$/ }, patient)
  },
}
