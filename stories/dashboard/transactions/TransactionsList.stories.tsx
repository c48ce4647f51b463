import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import type { TransactionPage } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import {
  listSetup,
  manyTransactionRows,
  statistics,
  transactionRow,
  transactionRows,
} from '@wasl/web/dashboard/transactions/list/list.fixtures.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { listStories, type ListArgs } from './list-stories.tsx'
import type { ListAnswers } from './ListScreen.tsx'

const page = (changes: Partial<TransactionPage> = {}): TransactionPage => ({
  rows: [...transactionRows],
  count: 128,
  isCountExact: true,
  next: 'after',
  previous: null,
  asOf: '2026-11-20T15:04:00.000Z',
  ...changes,
})

const full: ListAnswers = { setup: listSetup, page: page(), statistics }

/** S2 §2 "Transactions list screen": each state, from the first skeleton to a hundred rows. */
const meta = {
  title: 'dashboard/transactions/List',
  ...listStories,
  // Said here: Storybook writes parameters of its own, which would take the place of those.
  parameters: { layout: 'fullscreen' },
  args: { path: 'payment-request/transactions', answers: full },
} satisfies Meta<ListArgs>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', undefined, patient)
    await canvas.findByRole('row', { name: /PR-1008 .*1,204\.500/ }, patient)
    await expect(canvas.getByText(/^(Not Selected|غير محدد)$/)).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^(Transactions|المعاملات)$/)
  },
}

export const Filtered: Story = {
  args: {
    path: 'payment-request/transactions?state=paid,pending,attempted,failed&createdAfter=2026-11-13T00:00&createdBefore=2026-11-20T23:59&q=PR-10',
  },
}

/** Three are ticked: their sum, and what may be done with them. */
export const Selected: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('row', { name: /^PR-1006 / }, patient)
    for (const name of [/^PR-1006 /, /^PR-1011 /, /^PR-1007 /]) {
      await userEvent.click(within(canvas.getByRole('row', { name })).getByRole('checkbox'))
    }
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(canvasElement).toHaveTextContent(/29\.400/), patient)
  },
}

export const Inside: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^PR-1016 / }, patient)
    await userEvent.click(within(row).getByRole('button', { name: /Payments inside|الدفعات داخل/ }))
    await canvas.findByRole('table', { name: /PR-1016/ })
  },
}

const [one] = listSetup.choices.currencyCode
const only = (key: string) => ({
  ...one,
  value: `only-${key}`,
  name: { en: `Only ${key}`, ar: `فقط ${key}` },
})

/** S2 §3: every filter is in the panel, even of one choice, and ends in the address as a chip. */
export const EveryFilter: Story = {
  args: {
    path:
      'transactions?state=paid&gatewayCode=knet&currencyCode=KWD&unit=main&initiator=cashier.demo&productType=only-type' +
      '&bulk=only-bulk&plugin=only-module&seen=true&emailSeen=false&unresolved=false&createdAfter=2026-11-13T00:00' +
      '&createdBefore=2026-11-20T23:59&stateChangedAtAfter=2026-11-14T00:00',
    answers: {
      ...full,
      setup: {
        ...listSetup,
        choices: {
          ...listSetup.choices,
          productType: [only('type')],
          bulk: [only('bulk')],
          plugin: [only('module')],
        },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const chips = within(
      await canvas.findByRole('list', { name: /^(Filters applied|عوامل التصفية المطبقة)$/ }, patient),
    )
    await expect(chips.getAllByRole('button', { name: /^(Remove|إزالة) / })).toHaveLength(13)
    await userEvent.click(canvas.getByRole('button', { name: /^(Filters|التصفية)/ }))
    const dialogs = within(canvasElement.ownerDocument.body)
    const panel = within(await dialogs.findByRole('dialog', { name: /^(Filters|التصفية)$/ }, patient))
    await expect(panel.getByRole('checkbox', { name: /^(Only type|فقط type)$/ })).toBeChecked()
    await expect(panel.getByRole('checkbox', { name: /^(Only bulk|فقط bulk)$/ })).toBeChecked()
    await expect(panel.getByRole('checkbox', { name: /^(Only module|فقط module)$/ })).toBeChecked()
    await userEvent.click(panel.getByRole('button', { name: /^(Clear all|مسح الكل)$/ }))
    await expect(panel.getByRole('checkbox', { name: /^(Only type|فقط type)$/ })).not.toBeChecked()
  },
}

export const FiltersOpen: Story = {
  args: {
    path: 'payment-request/transactions?state=paid,pending&createdAfter=2026-11-13T00:00&createdBefore=2026-11-20T23:59',
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Filters|التصفية)/ }, patient))
    const dialogs = within(canvasElement.ownerDocument.body)
    await dialogs.findByRole('dialog', { name: /^(Filters|التصفية)$/ }, patient)
  },
}

/** As many branches as one address can name: one more is not taken, and each try is told anew. */
export const FiltersFull: Story = {
  args: {
    path: `payment-request/transactions?unit=${[...Array(459).keys()].map((place) => `branch-${1000 + place}`).join()}`,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Filters|التصفية)/ }, patient))
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole(
        'dialog',
        { name: /^(Filters|التصفية)$/ },
        patient,
      ),
    )
    const paid = dialog.getByRole('checkbox', { name: /^(Paid|مدفوعة)/ })
    await userEvent.click(paid)
    await expect(paid).not.toBeChecked()
    const words = /^(A list can be asked|لا يمكن طلب)/
    const told = await dialog.findByText(words)
    await expect(told.parentElement).toHaveAttribute('role', 'alert')
    await userEvent.click(paid)
    await expect(dialog.getByText(words)).not.toBe(told)
  },
}

export const Columns: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Columns|الأعمدة)$/ }, patient))
    const dialogs = within(canvasElement.ownerDocument.body)
    await dialogs.findByRole('dialog', { name: /^(Columns|الأعمدة)$/ }, patient)
  },
}

/** Every kind of cell: amounts one by one, gateways that were offered, a place, own fields, remarks as a table. */
export const EveryColumn: Story = {
  args: {
    answers: {
      ...full,
      setup: { ...listSetup, columns: listSetup.columns.map((column) => ({ ...column, isActive: true })) },
    },
  },
}

export const SavedView: Story = {
  args: {
    path: 'payment-request/transactions?view=v1&state=paid&gatewayCode=knet',
    answers: {
      ...full,
      views: [
        { id: 'v1', name: 'Paid by KNET', query: { state: 'paid', gateway: 'knet' }, columns: [] },
        { id: 'v2', name: 'طلبات السالمية', query: { unit: 'main' }, columns: ['id', 'amount', 'unit'] },
      ],
    },
  },
}

/** Counting stopped at a thousand. */
export const Uncounted: Story = {
  args: { answers: { ...full, page: page({ count: 1000, isCountExact: false }) } },
}

/** Beyond the tenth page one leads to the next. */
export const Deep: Story = {
  args: {
    path: 'payment-request/transactions?page=12&cursor=here',
    answers: { ...full, page: page({ count: 1000, isCountExact: false, previous: 'before' }) },
  },
}

/** The list has become shorter than its address says: the last page stands instead. */
export const BehindTheEnd: Story = {
  args: {
    path: 'payment-request/transactions?state=paid&page=7',
    answers: { ...full, page: page({ rows: [], count: 25, next: null }) },
  },
  parameters: {
    msw: [mock(staffContract.transactions.list, { status: 200, body: page({ count: 25, next: null }) })],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^PR-1006 / }, patient)
    const pages = within(canvas.getByRole('navigation', { name: /^(Pages|الصفحات)$/ }))
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('3')
    await expect(
      canvas.getByRole('list', { name: /^(Filters applied|عوامل التصفية المطبقة)$/ }),
    ).toBeVisible()
  },
}

export const All: Story = {
  args: {
    path: 'payment-request/transactions?rows=all',
    answers: { ...full, page: page({ rows: manyTransactionRows(300), count: 300, next: null }) },
  },
}

export const Deleted: Story = {
  args: { path: 'payment-request/deleted-transactions' },
}

export const OfAllModules: Story = {
  args: { path: 'transactions' },
}

export const LongText: Story = {
  args: {
    answers: {
      ...full,
      page: page({
        rows: transactionRows.map((row) =>
          transactionRow({
            ...row,
            customerName: {
              en: 'Abdulrahman Abdulaziz Al-Mohammad Al-Jasem and Sons Trading Company',
              ar: 'شركة عبدالرحمن عبدالعزيز المحمد الجاسم وأولاده للتجارة العامة والمقاولات',
            },
            amount: '1234567890.125',
          }),
        ),
      }),
    },
  },
}

/** S2 §6: who may not search has neither the box nor the filters. */
export const MayNotSearch: Story = {
  args: { answers: { ...full, setup: { ...listSetup, maySearch: false, bulkActions: [], exports: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^PR-1006 / }, patient)
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Filters|التصفية)/ })).toBeNull()
    const views = within(canvas.getByRole('navigation', { name: /^(Views|طرق العرض)$/ }))
    await expect(views.getAllByRole('listitem')).toHaveLength(1)
    const totals = within(canvas.getByRole('region', { name: /^(Totals|المجاميع)$/ }))
    await expect(totals.queryByRole('button')).toBeNull()
    await userEvent.keyboard('?')
    const keys = within(await within(document.body).findByRole('dialog'))
    await expect(keys.queryByText('F')).toBeNull()
    await keys.findByText('R')
    await userEvent.keyboard('{Escape}')
  },
}

/** S2 §3 "export (list containing default and/or selected)": of neither, there is none. */
export const NothingToExport: Story = {
  args: { answers: { ...full, setup: { ...listSetup, exports: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^PR-1006 / }, patient)
    await expect(canvas.queryByRole('button', { name: /^(Export|تصدير)$/ })).toBeNull()
  },
}

export const Shortcuts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('row', { name: /^PR-1006 / }, patient)
    await userEvent.keyboard('?')
    const dialogs = within(canvasElement.ownerDocument.body)
    await dialogs.findByRole('dialog', { name: /^(Keyboard shortcuts|اختصارات لوحة المفاتيح)$/ })
  },
}
