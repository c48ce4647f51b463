import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TaskPage } from '@wasl/contracts/web/dashboard/tickets.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { readTicketsAsked, tasksAsked } from '@wasl/web/dashboard/tickets/tickets-asked.ts'
import {
  activeTickets,
  doneTickets,
  noTickets,
  ticketProcesses,
} from '@wasl/web/dashboard/tickets/tickets.fixtures.ts'
import { processesQuery, tasksQuery } from '@wasl/web/dashboard/tickets/tickets.queries.ts'
import { TicketsPage } from '@wasl/web/dashboard/tickets/TicketsPage'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { hinderedIn } from './hindrances.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { search: string; page: TaskPage | null }

/** S2 §2 "Tickets approve-permissions": what waits, what was answered, and the answer. */
const meta = {
  title: 'dashboard/tickets/Tickets',
  args: { search: '', page: activeTickets },
  argTypes: { page: { control: false } },
  parameters: { layout: 'fullscreen' },
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

/** One may be answered, the others say why not. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Approve: Refund for PR-1005|موافقة: استرداد)/ }, patient)
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getAllByRole('button', { name: /^(Decline|رفض):/ })).toHaveLength(1)
  },
}

/** A no asks for its reason. */
export const SayingNo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Decline|رفض):/ }, patient))
    await screen.findByRole('textbox', { name: /^(Reason|السبب)/ }, patient)
  },
}

export const Answered: Story = {
  args: { search: '?list=done', page: doneTickets },
  play: async ({ canvas }) => {
    await canvas.findByText('Already refunded in cash', undefined, patient)
    await expect(canvas.queryByRole('button', { name: /^(Approve|موافقة):/ })).toBeNull()
  },
}

export const Nobody: Story = {
  args: { page: noTickets },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Nobody waits for an answer|لا أحد ينتظر ردًا)$/, undefined, patient)
  },
}

export const Loading: Story = { args: { page: null } }

export const Failed: Story = { args: { page: null }, ...failed }

export const LongText: Story = { args: { page: lengthened(activeTickets) } }
