import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RequestSetup } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { CreatedPanel } from '@wasl/web/dashboard/payment-request/CreatedPanel'
import { CreateRoute } from '@wasl/web/dashboard/payment-request/CreateRoute'
import { startForm } from '@wasl/web/dashboard/payment-request/request-form.ts'
import { copyQuery, setupQuery, templatesQuery } from '@wasl/web/dashboard/payment-request/request.queries.ts'
import { madeRequest, requestSetup } from '@wasl/web/dashboard/payment-request/request.fixtures.ts'
import { useState, type ReactNode } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'

type Args = { search: string; setup: RequestSetup | null; component: () => ReactNode }

const deposit = {
  id: 'T-1',
  name: 'Deposit',
  fields: {
    amount: '20.000',
    gateways: ['knet'],
    isEditable: true,
    minimumPercent: 50,
    remarks: [
      { labelEn: 'Seat', labelAr: 'المقعد', value: 'Row:4~Seat:12' },
      { labelEn: 'Gift note', labelAr: 'رسالة الهدية', value: 'See you by the sea' },
    ],
  },
  attachment: { url: '/x', name: 'Quote.pdf', contentType: 'application/pdf', bytes: 223_232 },
  changedBy: 'admin.demo',
  changedAt: '2026-11-20T15:00:00.000Z',
}

/** payments B1: the form of a payment request, beside the page it makes. */
const meta = {
  title: 'dashboard/payment-request/CreateRequest',
  args: { search: '', setup: requestSetup(), component: CreateRoute },
  argTypes: { setup: { control: false }, component: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^(Amount|المبلغ)$/ }, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ search, setup, component, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (setup) made.setQueryData(setupQuery.queryKey, setup)
    made.setQueryData(templatesQuery.queryKey, [deposit])
    made.setQueryData(copyQuery('PR-1').queryKey, { fields: deposit.fields, attachment: null })
    return made
  })
  return (
    <DashboardPart
      path={`payment-request/create${search}`}
      locale={locale}
      component={component}
      queries={queries}
    />
  )
}

export const Empty: Story = {}

export const Loading: Story = {
  args: { setup: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(New request|طلب جديد)$/ }, patient)
  },
}

export const Failed: Story = { args: { setup: null }, ...failed }

/** Everything a template can hold: limits, remarks, an attachment. */
export const FromATemplate: Story = {
  args: { search: '?template=T-1' },
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /^(Amount|المبلغ)$/ }, patient)
    await expect(amount).toHaveValue('20.000')
    await expect(canvas.getAllByText(/^(Row|السطر) \d$/)).toHaveLength(2)
  },
}

/** Cancel gives up the draft: who typed something is asked first. */
export const CanceledByMistake: Story = {
  args: { search: '?new=canceled' },
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /^(Amount|المبلغ)$/ }, patient)
    await userEvent.clear(amount)
    await userEvent.type(amount, '12.5')
    await userEvent.click(canvas.getByRole('button', { name: /^(Cancel|إلغاء)$/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^(Stay|البقاء)$/ }, patient))
    await expect(amount).toHaveValue('12.5')
    sessionStorage.clear()
  },
}

export const LikeAnother: Story = { args: { search: '?like=PR-1' } }

/** S1 §5: what can be told before anything is sent, in the summary and at its field. */
export const WithProblems: Story = {
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: /^(Select all|تحديد الكل)$/ }, patient)
    await userEvent.click(all)
    await userEvent.click(canvas.getByRole('button', { name: /^(Create and send|إنشاء وإرسال)$/ }))
    const summary = await canvas.findByRole('alert', { name: /2|مشكلتان/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
  },
}

/** What is not offered in the other currency is named, as it is no longer chosen. */
export const LeftOutInAnotherCurrency: Story = {
  play: async ({ canvas, globals }) => {
    const currency = await canvas.findByLabelText(/^(Currency|العملة)/, undefined, patient)
    // A finger turns the phone's own wheel.
    if (currency instanceof HTMLSelectElement) await userEvent.selectOptions(currency, 'USD')
    else {
      await userEvent.click(currency)
      await userEvent.click(await screen.findByRole('option', { name: 'USD' }))
    }
    const left = globals.locale === 'ar' ? /بطاقة كي نت.*تقسيط/ : /KNET debit card.*Instalments/
    await expect(await canvas.findByText(left)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Credit card|بطاقة ائتمان/ })).toBeChecked()
  },
}

export const EveryUnitPaused: Story = {
  args: { setup: requestSetup({ units: requestSetup().units.map((unit) => ({ ...unit, isPaused: true })) }) },
}

/** What only developers ask for is behind "More": the address of their own server among it. */
export const WebhookOfItsOwn: Story = {
  play: async ({ canvas }) => {
    const more = await canvas.findByText(/^(More for this request|المزيد لهذا الطلب)$/, undefined, patient)
    await userEvent.click(more)
    const field = canvas.getByRole('textbox', { name: /^(Webhook of this request|Webhook هذا الطلب)/ })
    await userEvent.type(field, 'https://hooks.tamra-tide.example/orders?order=TT-20418')
    await expect(field).toHaveAccessibleDescription(/signed with the secret|موقّعًا بسرّ/)
  },
}

export const WithoutTemplatesAndTerms: Story = {
  args: {
    setup: requestSetup({ mayManageTemplates: false, terms: null, customFields: [], redirectOrigins: [] }),
  },
}

const made = { created: madeRequest, form: startForm(requestSetup(), null), phone: null }
const Sent = () => <CreatedPanel made={{ ...made, isSent: true }} />
const NotSent = () => <CreatedPanel made={{ ...made, isSent: false }} />

const showsLink = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await canvas.findByText(madeRequest.payUrl, undefined, patient)
}

export const Created: Story = { args: { component: Sent }, play: showsLink }
export const CreatedWithoutSending: Story = { args: { component: NotSent }, play: showsLink }
