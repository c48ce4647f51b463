import type { QueryClient } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import {
  poolQuery,
  stockCheckQuery,
  stockQuery,
  vouchersQuery,
  voucherUsesQuery,
} from '@wasl/web/dashboard/products/products.queries.ts'
import { StockPage } from '@wasl/web/dashboard/products/StockPage'
import {
  dallahDetails,
  dallahPool,
  stockCheck,
  stockPage,
  tamra,
  voucherPage,
  voucherUses,
} from '@wasl/web/dashboard/products/vouchers.fixtures.ts'
import { VouchersPage } from '@wasl/web/dashboard/products/VouchersPage'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'

type Args = { path: string; component: () => ReactNode; open: string }

/** Vouchers (commerce.md D13) and the count of everything that is limited (SHOP-★2). */
const meta = {
  title: 'dashboard/products/Vouchers',
  args: { path: 'vouchers', component: VouchersPage, open: '' },
  argTypes: { component: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ path, component, open, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(filled)
  const address = `catalogue/${path}${open && `?open=${open}`}`
  return <DashboardPart path={address} locale={locale} component={component} queries={queries} />
}

function filled(): QueryClient {
  const made = createQueries()
  made.setQueryData(vouchersQuery().queryKey, voucherPage)
  made.setQueryData(voucherUsesQuery(tamra.id).queryKey, voucherUses)
  made.setQueryData(stockQuery().queryKey, stockPage)
  made.setQueryData(stockCheckQuery.queryKey, stockCheck)
  made.setQueryData(poolQuery(dallahPool.id).queryKey, dallahDetails)
  return made
}

const drawerOf = (name: RegExp) => within(document.body).findByRole('dialog', { name }, patient)

export const Vouchers: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /TAMRA2/ }, patient)
    await expect(within(row).getAllByText(/^(182 of 200|182 من 200)$/)[0]).toBeVisible()
  },
}

export const VoucherLimitBelowUsed: Story = {
  parameters: {
    msw: [
      mock(staffContract.products.vouchers.change, {
        status: 400,
        body: {
          code: 'invalid',
          message: 'Used or in checkout: 185. Enter at least 185.',
          fieldErrors: { usageLimit: ['Used or in checkout: 185. Enter at least 185.'] },
          requestId: 'story',
        },
      }),
    ],
  },
  args: { open: tamra.id },
  play: async () => {
    const drawer = await drawerOf(/TAMRA2/)
    await within(drawer).findByRole('link', { name: /7K3M/ }, patient)
    const limit = within(drawer).getByLabelText(/^(Uses in all|عدد مرات الاستخدام)/)
    await userEvent.clear(limit)
    await userEvent.type(limit, '100')
    await userEvent.click(within(drawer).getByRole('button', { name: /^(Save changes|حفظ التغييرات)$/ }))
    await within(drawer).findByText(/Enter at least 185/, undefined, patient)
  },
}

export const NewVoucher: Story = {
  args: { open: 'new' },
  play: async () => {
    const drawer = await drawerOf(/^(New voucher|قسيمة جديدة)$/)
    await userEvent.click(within(drawer).getByRole('button', { name: /^(Generate a code|توليد رمز)$/ }))
    const code: HTMLInputElement = within(drawer).getByLabelText(/^(Code|الرمز)/)
    await expect(code.value).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
  },
}

export const Stock: Story = {
  args: { path: 'stock', component: StockPage },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(1 number doesn’t add up|عدد واحد غير متطابق)$/, undefined, patient)
  },
}

export const StockDifference: Story = {
  args: { path: 'stock', component: StockPage, open: dallahPool.id },
  play: async () => {
    const drawer = await drawerOf(/dallah|دلة/)
    await within(drawer).findByRole('table', { name: /dallah|دلة/ }, patient)
    await expect(within(drawer).getByRole('button', { name: /^(Settle|تسوية)$/ })).toBeEnabled()
  },
}
