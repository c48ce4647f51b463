import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import type { SettingsShown } from '@wasl/contracts/web/dashboard/administration/settings.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { settingsQuery } from '@wasl/web/dashboard/administration/settings/settings.queries.ts'
import { SettingsPage } from '@wasl/web/dashboard/administration/settings/SettingsPage'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { shown: SettingsShown | null }

const shown: SettingsShown = {
  settings: {
    defaultLanguage: 'en',
    timezone: 'Asia/Kuwait',
    preferredGateway: 'knet',
    refundsSurplus: true,
    publicCollect: false,
    maskCustomer: false,
    amountInPreviews: false,
    approvalHours: '48',
    confirmAbove: { KWD: '500.000' },
    redirectOrigins: ['https://tamra-tide.example'],
    revision: 1,
  },
  timezones: ['Asia/Kuwait', 'Asia/Riyadh', 'Europe/London'],
  gateways: [
    { value: 'knet', nameEn: 'KNET debit card', nameAr: 'كي نت' },
    { value: 'card', nameEn: 'Credit card', nameAr: 'بطاقة ائتمان' },
  ],
  currencies: ['KWD', 'USD'],
  defaultConfirmAbove: { KWD: '100.000', USD: '300.00' },
}

/** Language, time zone, refunds and privacy of the merchant. */
const meta = {
  title: 'dashboard/administration/Settings',
  args: { shown },
  argTypes: { shown: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ shown: known, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (known) made.setQueryData(settingsQuery.queryKey, known)
    return made
  })
  return (
    <DashboardPart
      path="administration/settings"
      locale={locale}
      component={SettingsPage}
      queries={queries}
    />
  )
}

export const OfTheMerchant: Story = {
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('https://tamra-tide.example', undefined, patient)
    await canvas.findByText(/^(Left empty: KWD 100\.000|إذا تُرك فارغًا: 100\.000 د\.ك)$/)
  },
}

export const Loading: Story = { args: { shown: null } }

export const Failed: Story = { args: { shown: null }, ...failed }

const problem = { code: 'failed', message: 'It was not saved', requestId: 'req_7f3a91c2' }

/** The form is longer than the screen: why it was not saved is in sight of whoever pressed at its end. */
export const NotSaved: Story = {
  parameters: { msw: [mock(staffContract.administration.settings.change, { status: 500, body: problem })] },
  play: async ({ canvas }) => {
    const hours = await canvas.findByDisplayValue('48', undefined, patient)
    await userEvent.clear(hours)
    await userEvent.type(hours, '24')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save changes|حفظ التغييرات)$/ }))
    const told = await canvas.findByText('It was not saved', undefined, patient)
    await waitFor(() => {
      const { top, bottom } = told.getBoundingClientRect()
      return expect(top >= 0 && bottom <= innerHeight).toBe(true)
    })
    await expect(hours).toHaveValue('24')
  },
}

const save = { name: /^(Save changes|حفظ التغييرات)$/ }

/** The press to give up leaves with what is given up: the one beside it has the focus. */
export const GivenUp: Story = {
  play: async ({ canvas }) => {
    const hours = await canvas.findByDisplayValue('48', undefined, patient)
    await userEvent.type(hours, '0')
    const giveUp = await canvas.findByRole('button', { name: /^(Discard changes|تجاهل التغييرات)$/ })
    giveUp.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(hours).toHaveValue('48'))
    await expect(canvas.getByRole('button', save)).toHaveFocus()
  },
}

export const LongText: Story = {
  args: { shown: lengthened(shown) },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue(/abdulrahman/, undefined, patient)
  },
}
