import type { Meta, StoryObj } from '@storybook/react-vite'
import { transactionList } from '@wasl/contracts/lists/transactions'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import type { ExportField, ExportSetup } from '@wasl/contracts/web/dashboard/transactions/export.contract'
import type { ExportKind } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { exportSetupQuery } from '@wasl/web/dashboard/transactions/export/export.queries.ts'
import { ExportDialog } from '@wasl/web/dashboard/transactions/export/ExportDialog'
import { askedOf } from '@wasl/web/desk/list/asked-query.ts'
import { listSetup, transactionRows } from '@wasl/web/dashboard/transactions/list/list.fixtures.ts'
import { plainQuery } from '@wasl/web/desk/list/list-query.ts'
import { listQueries } from '@wasl/web/dashboard/transactions/list/list.queries.ts'
import { merchant } from '@wasl/web/pay/pay.fixtures.ts'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { lengthened } from '../../lengthened.ts'

const place = { module: 'payment_request', list: 'live' } as const
const query = { ...plainQuery, filters: { state: 'paid,pending' } }

const fieldOf =
  (group: ExportField['group'], isDefault = false) =>
  (name: string, en: string, ar: string): ExportField => ({ name, label: { en, ar }, group, isDefault })
const [seen, builtin, own, gateway] = [
  fieldOf('builtin', true),
  fieldOf('builtin'),
  fieldOf('own'),
  fieldOf('gateway'),
]
const setup: ExportSetup = {
  fields: [
    seen('id', 'ID', 'المعرّف'),
    seen('created', 'Created', 'تاريخ الإنشاء'),
    seen('state', 'State', 'الحالة'),
    seen('amount', 'Amount', 'المبلغ'),
    seen('currency_code', 'Currency code', 'رمز العملة'),
    builtin('order_no', 'Order no.', 'رقم الطلب'),
    own('custom.table', 'Table number', 'رقم الطاولة'),
    own('custom.guests', 'Guests', 'الضيوف'),
    gateway('auth_code', 'Auth code', 'رمز التفويض'),
    gateway('gateway_response', 'Gateway response', 'رد بوابة الدفع'),
  ],
}

type Args = { setup: ExportSetup | null; kinds: readonly ExportKind[] }

/** S2 §3 "Export config", EXP-01: what will be exported, in words, before it is. */
const meta = {
  title: 'dashboard/transactions/Export',
  args: { setup, kinds: ['default', 'selected'] },
  argTypes: { setup: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ setup: answered, kinds, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    made.setQueryData(listQueries.setup(place).queryKey, { ...listSetup, exports: [...kinds] })
    const page = {
      rows: [...transactionRows],
      count: 128,
      isCountExact: true,
      next: null,
      previous: null,
      asOf: '2026-11-20T15:04:00.000Z',
    }
    made.setQueryData(
      listQueries.page(place, askedOf(transactionList, query, merchant.timeZone)).queryKey,
      page,
    )
    if (answered) made.setQueryData(exportSetupQuery(place).queryKey, answered)
    return made
  })
  return (
    <DashboardPart path="payment-request/transactions" locale={locale} component={Opened} queries={queries} />
  )
}

function Opened() {
  return <ExportDialog place={place} query={query} onClose={() => {}} />
}

const columnsYouSee = /^(Columns you see|الأعمدة التي تراها)$/
const chooseFields = /^(Choose fields|اختيار الحقول)$/
const pickOne = /^(Choose at least one field\.|اختر حقلًا واحدًا على الأقل\.)$/

const dialogIn = (element: HTMLElement) =>
  within(element.ownerDocument.body).findByRole('dialog', {}, patient)

export const ColumnsYouSee: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement))
    await dialog.findByText(/128/, { selector: 'p span' }, patient)
    await expect(dialog.getByRole('radio', { name: columnsYouSee })).toBeChecked()
  },
}

export const ChosenFields: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement))
    await userEvent.click(await dialog.findByRole('radio', { name: chooseFields }, patient))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^(Guests|الضيوف)$/ }))
    await dialog.findByText(/^(6 of 10 fields chosen|الحقول المختارة: 6 من 10)$/)
  },
}

/** Nothing is sent without a field. */
export const NoField: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await withoutField(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /^(Export 128|تصدير 128)/ }))
    await dialog.findByText(pickOne)
  },
}

/** Nor is a file of other fields had at once. */
export const NoFieldAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await withoutField(canvasElement)
    await userEvent.click(dialog.getByRole('link', { name: /^(Download at once|تنزيل فوري)$/ }))
    await dialog.findByText(pickOne)
  },
}

/** S2 §3 "export (list containing default and/or selected)". */
export const OnlyColumnsYouSee: Story = {
  args: { kinds: ['default'] },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement))
    const radio = await dialog.findByRole('radio', { name: columnsYouSee }, patient)
    await expect(radio).toBeChecked()
    await expect(dialog.queryByRole('radio', { name: chooseFields })).toBeNull()
  },
}

export const OnlyChosenFields: Story = {
  args: { kinds: ['selected'] },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement))
    await expect(await dialog.findByRole('radio', { name: chooseFields }, patient)).toBeChecked()
    await expect(dialog.queryByRole('radio', { name: columnsYouSee })).toBeNull()
    await dialog.findByRole('checkbox', { name: /^(Guests|الضيوف)$/ })
  },
}

async function withoutField(element: HTMLElement) {
  const dialog = within(await dialogIn(element))
  await userEvent.click(await dialog.findByRole('radio', { name: chooseFields }, patient))
  await userEvent.click(dialog.getByRole('button', { name: /^(Select all|تحديد الكل)$/ }))
  await userEvent.click(dialog.getByRole('button', { name: /^(Select none|إلغاء التحديد)$/ }))
  return dialog
}

export const Loading: Story = {
  args: { setup: null },
  play: async ({ canvasElement }) => {
    await dialogIn(canvasElement)
  },
}

export const Failed: Story = {
  args: { setup: null },
  parameters: {
    msw: [
      mock(staffContract.exports.setup, { status: 500, body: { code: 'x', message: 'x', requestId: 'r' } }),
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement))
    await dialog.findByText(/^(The fields could not be loaded\.|تعذّر تحميل الحقول\.)$/, {}, patient)
    await dialog.findByRole('button', { name: /^(Try again|حاول مرة أخرى)$/ })
  },
}

/** It was pressed: nothing can be pressed twice. */
export const Sending: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement))
    const send = await dialog.findByRole('button', { name: /^(Export 128|تصدير 128)/ }, patient)
    await userEvent.click(send)
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
  },
}

/** A merchant's own fields are called what the merchant likes. */
export const LongText: Story = {
  args: {
    setup: { fields: setup.fields.map((field) => ({ ...field, label: lengthened(field.label) })) },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement))
    await userEvent.click(await dialog.findByRole('radio', { name: chooseFields }, patient))
    await dialog.findAllByRole('checkbox', { name: /Al-Jasim|الجاسم/ })
  },
}
