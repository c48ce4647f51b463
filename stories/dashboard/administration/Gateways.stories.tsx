import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Gateways } from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { gateway, gateways } from '@wasl/web/dashboard/administration/gateways/gateways.fixtures.ts'
import { gatewaysQuery } from '@wasl/web/dashboard/administration/gateways/gateways.queries.ts'
import { GatewaysPage } from '@wasl/web/dashboard/administration/gateways/GatewaysPage'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { known: Gateways | null }

/** What the merchant's customers can pay with, unit by unit. */
const meta = {
  title: 'dashboard/administration/Gateways',
  args: { known: gateways() },
  argTypes: { known: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^(Gateways in|بوابات الدفع بترتيب)/ }, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ known, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (known) made.setQueryData(gatewaysQuery.queryKey, known)
    return made
  })
  return (
    <DashboardPart
      path="administration/gateways"
      locale={locale}
      component={GatewaysPage}
      queries={queries}
    />
  )
}

export const EveryGateway: Story = {}

export const Loading: Story = { args: { known: null }, play: async () => {} }

export const Failed: Story = { args: { known: null }, ...failed }

export const None: Story = {
  args: { known: gateways([]) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No gateway yet|لا توجد بوابات دفع بعد)$/, undefined, patient)
  },
}

export const Edit: Story = {
  args: { known: gateways([gateway()]) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Edit|تعديل) / }, patient))
    await within(document.body).findByRole('dialog', undefined, patient)
  },
}

export const LongText: Story = { args: { known: lengthened(gateways()) } }
