import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FoundCustomer } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import {
  erasuresQuery,
  foundQuery,
  storedQuery,
} from '@wasl/web/dashboard/administration/customers/customers.queries.ts'
import { CustomersPage } from '@wasl/web/dashboard/administration/customers/CustomersPage'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'

type Args = { isInFlight: boolean; hasErasures: boolean }

const noura: FoundCustomer = {
  id: '7',
  nameEn: 'Noura Al-Mutawa',
  nameAr: 'نورة المطوع',
  email: 'noura@example.com',
  phone: '+96550012345',
  key: null,
  requests: 4,
  lastAt: '2026-11-20T10:00:00.000Z',
}

/** What is stored of a customer: seen, exported, erased; and for how long it is kept. */
const meta = {
  title: 'dashboard/administration/Customers',
  args: { isInFlight: false, hasErasures: false },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ isInFlight, hasErasures, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    made.setQueryData(foundQuery('noura').queryKey, { results: [noura], limit: 50 })
    made.setQueryData(foundQuery('nobody').queryKey, { results: [], limit: 50 })
    made.setQueryData(erasuresQuery({ q: '', filters: {}, page: 1, rows: 10, asOf: null }).queryKey, {
      count: hasErasures ? 1 : 0,
      asOf: '2026-11-20T15:04:00.000Z',
      results: hasErasures
        ? [
            {
              id: 'ER-1',
              reason: 'asked' as const,
              actor: 'admin.demo',
              counts: { customers: 1, requests: 4, messages: 9, files: 1, bulkRows: 0, identifiers: 0 },
              at: '2026-11-19T09:00:00.000Z',
            },
          ]
        : [],
      retentionDays: hasErasures ? 730 : null,
      revision: 1,
    })
    made.setQueryData(storedQuery(noura.id).queryKey, {
      id: noura.id,
      names: ['Noura Al-Mutawa', 'نورة المطوع'],
      emails: ['noura@example.com'],
      phones: ['+96550012345'],
      counts: { requests: 4, attempts: 5, messages: 9, lists: 0, history: 2 },
      firstAt: '2026-10-01T10:00:00.000Z',
      lastAt: '2026-11-20T10:00:00.000Z',
      isInFlight,
      waiting: 1,
    })
    return made
  })
  return (
    <DashboardPart
      path="administration/customers"
      locale={locale}
      component={CustomersPage}
      queries={queries}
    />
  )
}

const type = async (canvas: ReturnType<typeof within>, text: string) =>
  userEvent.type(await canvas.findByRole('searchbox', undefined, patient), text)

export const BeforeASearch: Story = {}

export const AfterErasures: Story = { args: { hasErasures: true } }

export const Found: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'noura')
    await canvas.findByText('noura@example.com', undefined, patient)
  },
}

export const NobodyFound: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'nobody')
    await canvas.findByRole('heading', { name: /^(Nobody found|لا أحد)$/ }, patient)
  },
}

export const Stored: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'noura')
    await userEvent.click(await canvas.findByRole('button', { name: /(Noura|نورة)/ }, patient))
    await within(document.body).findByRole('dialog', undefined, patient)
  },
}

export const MoneyOnItsWay: Story = { args: { isInFlight: true }, play: Stored.play! }
