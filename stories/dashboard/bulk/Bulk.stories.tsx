import type { Meta, StoryObj } from '@storybook/react-vite'
import { createQueries } from '@wasl/web/desk/queries.ts'
import {
  dispatch,
  dispatchDetail,
  logs,
  preview,
  rows,
  uploadDetail,
  uploadPage,
} from '@wasl/web/dashboard/bulk/bulk.fixtures.ts'
import {
  dispatchesQuery,
  dispatchQuery,
  logsQuery,
  previewQuery,
  rowsQuery,
  uploadQuery,
  uploadsQuery,
} from '@wasl/web/dashboard/bulk/bulk.queries.ts'
import { DispatchLogsPage } from '@wasl/web/dashboard/bulk/logs/DispatchLogsPage'
import { TransactionLogsPage } from '@wasl/web/dashboard/bulk/logs/TransactionLogsPage'
import { UploadPage } from '@wasl/web/dashboard/bulk/UploadPage'
import { UploadsPage } from '@wasl/web/dashboard/bulk/UploadsPage'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { sayInArabic } from './said.ts'
import { lengthened } from '../../lengthened.ts'

type Queries = ReturnType<typeof createQueries>
type Args = {
  path: string
  component: () => React.ReactNode
  /** What the server would have answered. */
  fill: (queries: Queries) => void
}

const unanswered: Args['fill'] = () => {}

/** Files of requests: every state of the list, the check, the sending and its rows. */
const meta = {
  title: 'dashboard/bulk/Bulk',
  args: { path: 'bulk/uploads', component: UploadsPage, fill: unanswered },
  argTypes: { component: { control: false }, fill: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ path, component, fill, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    fill(made)
    if (locale === 'ar') sayInArabic(made)
    return made
  })
  return <DashboardPart path={path} locale={locale} component={component} queries={queries} />
}

const list = { q: '', filters: {}, page: 1, rows: 10, asOf: null } as const
const ofUpload = (changes: Parameters<typeof uploadDetail>[0] = {}) => ({
  path: 'bulk/uploads/BULK-1',
  component: UploadPage,
  fill: (queries: Queries) => {
    queries.setQueryData(uploadQuery('BULK-1').queryKey, uploadDetail(changes))
    const key = rowsQuery('BULK-1', { ...list, filters: { show: 'looked' } }).queryKey
    queries.setQueryData(key, { page: 1, count: 4, rows: [...rows] })
    queries.setQueryData(previewQuery('BULK-1').queryKey, preview)
  },
})
const of = { id: 'BULK-2', dispatch: 'DISPATCH-1' }
const ofDispatch = (changes: Parameters<typeof dispatchDetail>[0] = {}) => ({
  path: 'bulk/uploads/BULK-2/dispatch-logs/DISPATCH-1/transaction-logs',
  component: TransactionLogsPage,
  fill: (queries: Queries) => {
    queries.setQueryData(dispatchQuery(of).queryKey, dispatchDetail(changes))
    queries.setQueryData(logsQuery(of, list).queryKey, { page: 1, logs: [...logs] })
  },
})

export const Uploads: Story = {
  tags: ['touch'],
  args: { fill: (queries) => queries.setQueryData(uploadsQuery(list).queryKey, uploadPage()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'school-fair.csv' }, patient)).toBeVisible()
  },
}

export const NoUploads: Story = {
  args: {
    fill: (queries) =>
      queries.setQueryData(uploadsQuery(list).queryKey, uploadPage({ count: 0, archived: 0, uploads: [] })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No uploads yet|لا ملفات بعد)$/, undefined, patient)
  },
}

export const Loading: Story = {}

export const Failed: Story = failed

export const Checking: Story = {
  args: ofUpload({ state: 'validating', rows: null, rowsChecked: 12_000 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', undefined, patient)
  },
}

export const Correcting: Story = {
  args: ofUpload(),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /17/ }, patient)
  },
}

export const AllFine: Story = {
  args: ofUpload({
    state: 'ready',
    ignored: [],
    counts: { wrong: 0, ready: 240, taken: 0, failed: 0, corrected: 0, looked: 0 },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Every row is fine|كل الصفوف سليمة)$/, undefined, patient)
  },
}

/** Product 11.7: what the spreadsheet hid is asked about; until then nothing can be sent. */
export const HiddenRowsAsked: Story = {
  args: ofUpload({
    state: 'ready',
    ignored: [],
    sheet: 'June',
    hidden: { rows: 12, isTaken: null },
    counts: { wrong: 0, ready: 240, taken: 0, failed: 0, corrected: 0, looked: 0 },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Leave them out|استبعادها)$/ }, patient)
    await canvas.findByText(/June/, undefined, patient)
  },
}

export const Unreadable: Story = {
  args: ofUpload({
    problem: 'These columns are missing: currency_code. Take the example file.',
    rows: 0,
    totals: [],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/currency_code/, undefined, patient)
  },
}

/** The rehearsal before anything goes out. */
export const Sending: Story = {
  args: ofUpload(),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /237/ }, patient))
    await expect(canvasElement.ownerDocument.querySelector('[role="dialog"], dialog')).not.toBeNull()
  },
}

export const Dispatches: Story = {
  args: {
    path: 'bulk/uploads/BULK-2/dispatch-logs',
    component: DispatchLogsPage,
    fill: (queries) =>
      queries.setQueryData(dispatchesQuery('BULK-2').queryKey, {
        upload: dispatchDetail().upload,
        dispatches: [
          dispatch({ id: 'D-4', number: 4, state: 'scheduled', pausedAt: null, pending: 58, progress: 0 }),
          dispatch({ id: 'D-3', number: 3, state: 'running', pausedAt: null }),
          dispatch(),
          dispatch({ id: 'D-2', number: 2, state: 'completed_with_errors', pending: 0, progress: 100 }),
          dispatch({ id: 'D-1', number: 0, state: 'canceled', pending: 0, canceled: 21, progress: 100 }),
        ],
      }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', undefined, patient)
  },
}

export const NotSentYet: Story = {
  args: {
    path: 'bulk/uploads/BULK-2/dispatch-logs',
    component: DispatchLogsPage,
    fill: (queries) =>
      queries.setQueryData(dispatchesQuery('BULK-2').queryKey, {
        upload: dispatchDetail().upload,
        dispatches: [],
      }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Not sent yet|لم يُرسل بعد)$/, undefined, patient)
  },
}

/** Every state of a row, while the dispatch is paused. */
export const Paused: Story = {
  args: ofDispatch(),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'BK-034' }, patient)
  },
}

export const CompletedWithErrors: Story = {
  args: ofDispatch({
    state: 'completed_with_errors',
    pending: 0,
    dispatched: 57,
    progress: 100,
    actions: [],
    pausedAt: null,
    counts: { all: 58, sent: 57, waiting: 0, not_sent: 1, paid: 11 },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Retry what failed|أعد إرسال ما تعذّر)$/ }, patient)
  },
}

const longNamed = {
  uploads: uploadPage().uploads.map((upload) => ({
    ...upload,
    name: 'november-members-of-abdulrahman-abdulaziz-al-mohammad-trading-and-contracting.csv',
    username: 'abdulrahman.abdulaziz.almohammad.aljasim',
  })),
}

/** File names, customers and reasons at their longest. */
const atLongest =
  (fill: Args['fill']): Args['fill'] =>
  (queries) => {
    fill(queries)
    for (const { queryKey, state } of queries.getQueryCache().getAll())
      if (state.data !== undefined) queries.setQueryData(queryKey, lengthened(state.data))
  }

export const LongUploads: Story = {
  args: {
    fill: atLongest((queries) => queries.setQueryData(uploadsQuery(list).queryKey, uploadPage(longNamed))),
  },
}

export const LongCorrecting: Story = {
  args: { ...ofUpload(), fill: atLongest(ofUpload(longNamed.uploads[1]).fill) },
}

export const LongLogs: Story = { args: { ...ofDispatch(), fill: atLongest(ofDispatch().fill) } }
