import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Collectors } from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { collectors } from '@wasl/web/dashboard/administration/collectors/collectors.fixtures.ts'
import { collectorsQuery } from '@wasl/web/dashboard/administration/collectors/collectors.queries.ts'
import { CollectorsPage } from '@wasl/web/dashboard/administration/collectors/CollectorsPage'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { askNobody } from '../../pay/offline.ts'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { known: Collectors | null }

/** Payments B9: customer payments are credited to a collector, somebody of the staff or a branch. */
const meta = {
  title: 'dashboard/administration/Collectors',
  args: { known: collectors() },
  argTypes: { known: { control: false } },
  parameters: { layout: 'fullscreen' },
  beforeEach: askNobody,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^(Collectors|المحصّلون)$/ }, patient)
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
    if (known) made.setQueryData(collectorsQuery.queryKey, known)
    return made
  })
  return (
    <DashboardPart
      path="administration/collectors"
      locale={locale}
      component={CollectorsPage}
      queries={queries}
    />
  )
}

export const Full: Story = {}

export const OpenToEverybody: Story = { args: { known: collectors(undefined, true) } }

export const Loading: Story = { args: { known: null }, play: async () => {} }

export const Failed: Story = { args: { known: null }, ...failed }

export const Empty: Story = {
  args: { known: collectors([]) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No collectors yet|لا يوجد محصّلون بعد)$/, undefined, patient)
  },
}

const dialog = () => within(document.body).findByRole('dialog', undefined, patient)

export const NewCollector: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(New collector|محصّل جديد)$/ }, patient))
    await dialog()
  },
}

export const LinkOfACounter: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Link and QR|الرابط ورمز QR) (Catering|منفذ)/ }, patient),
    )
    await within(await dialog()).findByRole('img', { name: /^(QR code of|رمز QR)/ }, patient)
  },
}

export const LongText: Story = { args: { known: lengthened(collectors()) } }
