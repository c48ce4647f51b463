import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TaskPage } from '@wasl/contracts/web/dashboard/tickets.contract'
import { activeRequests, demoRules, doneRequests, noRequests } from '@wasl/web/desk/checks/checks.fixtures.ts'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { readTicketsAsked, tasksAsked } from '@wasl/web/dashboard/tickets/tickets-asked.ts'
import { ticketProcesses } from '@wasl/web/dashboard/tickets/tickets.fixtures.ts'
import { processesQuery, rulesQuery, tasksQuery } from '@wasl/web/dashboard/tickets/tickets.queries.ts'
import { TicketsPage } from '@wasl/web/dashboard/tickets/TicketsPage'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { hinderedIn } from './hindrances.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { search: string; page: TaskPage | null; mayChange: boolean }

/** Payments B8: operations that colleagues check, what became of them, and when they have to. */
const meta = {
  title: 'dashboard/tickets/Operations',
  args: { search: '?process=operations', page: activeRequests, mayChange: true },
  argTypes: { page: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ search, page, mayChange, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    made.setQueryData(rulesQuery.queryKey, { ...demoRules, mayChange })
    if (page) {
      const { queryKey } = tasksQuery(tasksAsked(readTicketsAsked(search)))
      made.setQueryData(queryKey, { ...page, results: hinderedIn(locale, page.results) })
      made.setQueryData(processesQuery.queryKey, ticketProcesses({ isNone: page.count === 0 }))
    }
    return made
  })
  return (
    <DashboardPart
      path={`ticket/approve-permissions${search}`}
      locale={locale}
      component={TicketsPage}
      queries={queries}
    />
  )
}

/** One to check, one that lacks a second yes, one's own, and one that the bank refused. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Approve: Refund for PR-1016|موافقة: استرداد)/ }, patient)
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(
      canvas.getByRole('button', { name: /^(Try again: Capture|إعادة المحاولة: تحصيل)/ }),
    ).toBeVisible()
  },
}

/** What could not be done is not taken back, but called off: nobody can try it again then. */
export const CallingOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Call off: Capture|إلغاء الطلب: تحصيل)/ }, patient),
    )
    await screen.findByText(/nobody can try it again then|ولن يمكن لأحد إعادة المحاولة/, undefined, patient)
    await screen.findByRole('button', { name: /^(Call off|إلغاء الطلب)$/ }, patient)
  },
}

export const SayingYes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Approve|موافقة):/ }, patient))
    await screen.findByText(/cannot be taken back|لا يمكن التراجع عنه/, undefined, patient)
  },
}

/** A no asks for its reason. */
export const SayingNo: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Reject|رفض):/ }, patient)
    if (first) await userEvent.click(first)
    await screen.findByRole('textbox', { name: /^(Reason|السبب)/ }, patient)
  },
}

export const Decided: Story = {
  args: { search: '?process=operations&list=done', page: doneRequests },
  play: async ({ canvas }) => {
    await canvas.findByText('Already refunded in cash', undefined, patient)
    await expect(canvas.queryByRole('button', { name: /^(Approve|موافقة):/ })).toBeNull()
  },
}

export const Nothing: Story = {
  args: { page: noRequests, mayChange: false },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Nothing waits for a colleague|لا شيء ينتظر زميلًا)$/, undefined, patient)
    await expect(canvas.queryByRole('button', { name: /^(Change|تغيير)$/ })).toBeNull()
  },
}

/** Superusers say above which amounts, and whose. */
export const Rules: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Change|تغيير)$/ }, patient))
    const [first] = await screen.findAllByRole(
      'textbox',
      { name: /^(One colleague above|زميل واحد)/ },
      patient,
    )
    await expect(first).toHaveValue('500.000')
  },
}

export const Loading: Story = { args: { page: null } }

export const Failed: Story = { args: { page: null }, ...failed }

export const LongText: Story = { args: { page: lengthened(activeRequests) } }
