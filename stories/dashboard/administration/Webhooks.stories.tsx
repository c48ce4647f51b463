import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Deliveries, Endpoints } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import {
  deliveries,
  endpoints,
  wholeDelivery,
} from '@wasl/web/dashboard/administration/webhooks/hooks.fixtures.ts'
import {
  deliveriesQuery,
  deliveryQuery,
  hooksQuery,
} from '@wasl/web/dashboard/administration/webhooks/hooks.queries.ts'
import { WebhooksPage } from '@wasl/web/dashboard/administration/webhooks/WebhooksPage'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { known: Endpoints | null; log: Deliveries }

/** Where the merchant's servers are told of events, and what was delivered. */
const meta = {
  title: 'dashboard/administration/Webhooks',
  args: { known: endpoints(), log: deliveries() },
  argTypes: { known: { control: false }, log: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^(Deliveries|التسليمات)$/ }, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ known, log, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (known) made.setQueryData(hooksQuery.queryKey, known)
    made.setQueryData(deliveriesQuery({}).queryKey, { pages: [log], pageParams: [''] })
    made.setQueryData(deliveryQuery('302').queryKey, wholeDelivery())
    return made
  })
  return (
    <DashboardPart
      path="administration/webhooks"
      locale={locale}
      component={WebhooksPage}
      queries={queries}
    />
  )
}

export const EveryServer: Story = {}

export const Loading: Story = { args: { known: null }, play: async () => {} }

export const Failed: Story = { args: { known: null }, ...failed }

export const None: Story = {
  args: { known: endpoints([]) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No webhooks yet|لا توجد إشعارات Webhook بعد)$/, undefined, patient)
  },
}

export const NothingSent: Story = {
  args: { log: deliveries([]) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Nothing was sent yet|لم يُرسل شيء بعد)$/, undefined, patient)
  },
}

const dialog = () => within(document.body).findByRole('dialog', undefined, patient)

export const NewWebhook: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(New webhook|Webhook جديد)$/ }, patient),
    )
    await dialog()
  },
}

export const OneDelivery: Story = {
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole('button', { name: /^(Details|التفاصيل)/ }, patient)
    if (second) await userEvent.click(second)
    await within(await dialog()).findByText(/timeout|No answer|لا إجابة/, undefined, patient)
  },
}

export const LongText: Story = { args: { known: lengthened(endpoints()), log: lengthened(deliveries()) } }
