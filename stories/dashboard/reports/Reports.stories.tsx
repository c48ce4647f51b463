import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReportPage } from '@wasl/contracts/web/dashboard/reports.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { reportPage } from '@wasl/web/dashboard/reports/reports.fixtures.ts'
import { readReports, reportsQuery } from '@wasl/web/dashboard/reports/reports.queries.ts'
import { ReportsPage } from '@wasl/web/dashboard/reports/ReportsPage'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { search: string; page: ReportPage | null }

/** S2 §2 "Generated reports": every state of a report, and the list without any. */
const meta = {
  title: 'dashboard/reports/Reports',
  args: { search: '', page: reportPage() },
  argTypes: { page: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', undefined, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ search, page, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (page) made.setQueryData(reportsQuery(readReports(search)).queryKey, page)
    return made
  })
  return (
    <DashboardPart
      path={`generated-reports${search}`}
      locale={locale}
      component={ReportsPage}
      queries={queries}
    />
  )
}

/** Whoever asked for an export comes here: its row is marked. */
export const EveryState: Story = {
  args: { search: '?id=RPT-77' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /RPT-77/ }, patient)
    await expect(row).toHaveAttribute('data-marked')
    await expect(canvas.getByRole('progressbar', { name: /RPT-78/ })).toHaveAttribute('value', '61')
    const expired = within(canvas.getByRole('row', { name: /RPT-70/ }))
    await expect(expired.getByRole('button', { name: /again|من جديد/ })).toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /RPT-72/ })).toHaveTextContent(/may not export|لم يعد من حق/)
  },
}

/** Asked first; a no changes nothing. */
export const Canceling: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole(
      'button',
      { name: /(Cancel report|إلغاء التقرير) RPT-79/ },
      patient,
    )
    await userEvent.click(button)
    const dialog = await within(document.body).findByRole('alertdialog', undefined, patient)
    await expect(within(dialog).getByRole('button', { name: /^(No, keep it|لا، أبقه)$/ })).toHaveFocus()
  },
}

export const Empty: Story = {
  args: {
    page: reportPage({
      count: 0,
      counts: { all: 0, queued: 0, preparing: 0, ready: 0, failed: 0, canceled: 0, expired: 0 },
      results: [],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No reports yet|لا توجد تقارير بعد)$/, undefined, patient)
  },
}

export const NoneInThisState: Story = {
  args: { search: '?state=failed', page: reportPage({ count: 0, results: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Show all reports|عرض كل التقارير)$/ }, patient)
  },
}

export const Loading: Story = { args: { page: null } }

export const Failed: Story = { args: { page: null }, ...failed }

export const LongText: Story = { args: { page: lengthened(reportPage()) } }
