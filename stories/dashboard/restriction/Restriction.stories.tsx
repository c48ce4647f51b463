import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Rules } from '@wasl/contracts/web/dashboard/restriction.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { rule, rules } from '@wasl/web/dashboard/restriction/restriction.fixtures.ts'
import { identifiersQuery, rulesQuery } from '@wasl/web/dashboard/restriction/restriction.queries.ts'
import { RestrictionPage } from '@wasl/web/dashboard/restriction/RestrictionPage'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { shell } from '../shell.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { known: Rules | null; isManager: boolean }

/** S2 §2 "Customer-payment restriction screen" by payments B9. */
const meta = {
  title: 'dashboard/restriction/Restriction',
  args: { known: rules(), isManager: true },
  argTypes: { known: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', undefined, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ known, isManager, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (known) made.setQueryData(rulesQuery.queryKey, known)
    const page = { count: 2, pageSize: 50, results: ['+96550009999', '+96550012345'] }
    made.setQueryData(identifiersQuery('RULE-2', { q: '', page: 1 }).queryKey, page)
    return made
  })
  const { user } = shell
  return (
    <DashboardPart
      path="customer-payment/payment-restriction"
      locale={locale}
      component={RestrictionPage}
      queries={queries}
      {...(!isManager && { staff: { ...shell, user: { ...user, isSuperuser: false } } })}
    />
  )
}

export const EveryRule: Story = {}

export const Loading: Story = { args: { known: null }, play: async () => {} }

export const Failed: Story = { args: { known: null }, ...failed }

export const Empty: Story = {
  args: { known: rules([]) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No rules yet|لا توجد قواعد بعد)$/, undefined, patient)
  },
}

export const WithoutTheRight: Story = {
  args: { isManager: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('row')).toBeNull()
  },
}

const openFirst = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const [row] = (await canvas.findAllByRole('row', undefined, patient)).slice(1)
  await userEvent.click(within(row!).getAllByRole('gridcell')[0]!)
}

const dialog = () => within(document.body).findByRole('dialog', undefined, patient)

export const NewRule: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(New rule|قاعدة جديدة)$/ }, patient))
    await dialog()
  },
}

/** Amounts in one currency: what is not limited is said, and one press ends it. */
export const OtherCurrencies: Story = {
  args: { known: rules([rule({ currency: 'KWD', sumPerDay: '2000.000', currencies: [] })]) },
  play: async ({ canvas }) => {
    await openFirst(canvas)
    const open = within(await dialog())
    await open.findByText(/USD/, { selector: 'p' }, patient)
    await userEvent.click(open.getByRole('button', { name: /^(Accept KWD only|قبول KWD فقط)$/ }))
    await waitFor(() => expect(open.queryByRole('button', { name: /KWD (only|فقط)$/ })).toBeNull(), patient)
  },
}

export const Identifiers: Story = {
  args: { known: rules([rule({ id: 'RULE-2', name: 'Blocked phones', list: 'block', identifiers: 2 })]) },
  play: async ({ canvas }) => {
    await openFirst(canvas)
    const open = within(await dialog())
    await userEvent.click(open.getByRole('button', { name: /^(Identifiers|المعرّفات)$/ }))
    const list = { name: /Blocked phones/, hidden: false }
    const [, shown] = await within(document.body).findAllByRole('dialog', list, patient)
    const number = await within(shown!).findByText('+965 500 09999', undefined, patient)
    await waitFor(() => expect(number).toBeVisible())
  },
}

/** A list of phones is no list of addresses: that it goes is said before it is saved. */
export const AnotherKind: Story = {
  args: { known: rules([rule({ id: 'RULE-2', name: 'Blocked phones', list: 'block', identifiers: 2 })]) },
  play: async ({ canvas }) => {
    await openFirst(canvas)
    const form = within(await dialog())
    const kind = await form.findByRole('button', { name: /A payer is known by|يُعرف الدافع بـ/ })
    await expect(form.queryByText(/when this is saved|عند الحفظ/)).toBeNull()
    await userEvent.click(kind)
    await userEvent.click(
      await within(document.body).findByRole('option', { name: /^(Email|البريد الإلكتروني)$/ }),
    )
    const told = await form.findByText(/when this is saved|عند الحفظ/, undefined, patient)
    await expect(told).toHaveTextContent(/2|معرّفان/)
  },
}

export const TestAPayer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Test a payer|اختبار دافع)$/ }, patient),
    )
    await dialog()
  },
}

export const LongText: Story = { args: { known: lengthened(rules()) } }
