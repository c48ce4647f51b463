import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import type { ApiKeys } from '@wasl/contracts/web/dashboard/administration/api-keys.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { apiKey, apiKeys } from '@wasl/web/dashboard/administration/api-keys/api-keys.fixtures.ts'
import { apiKeysQuery } from '@wasl/web/dashboard/administration/api-keys/api-keys.queries.ts'
import { ApiKeysPage } from '@wasl/web/dashboard/administration/api-keys/ApiKeysPage'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { known: ApiKeys | null }

/** What the merchant's own servers sign in with. */
const meta = {
  title: 'dashboard/administration/ApiKeys',
  args: { known: apiKeys() },
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

function Screen({ known, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (known) made.setQueryData(apiKeysQuery.queryKey, known)
    return made
  })
  return (
    <DashboardPart path="administration/api-keys" locale={locale} component={ApiKeysPage} queries={queries} />
  )
}

export const EveryKey: Story = {}

export const Loading: Story = { args: { known: null }, play: async () => {} }

export const Failed: Story = { args: { known: null }, ...failed }

export const None: Story = {
  args: { known: apiKeys([]) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No keys yet|لا توجد مفاتيح بعد)$/, undefined, patient)
  },
}

export const NewKey: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(New key|مفتاح جديد)$/ }, patient))
    await within(document.body).findByRole('dialog', undefined, patient)
  },
}

/** Nobody sees it a second time: Escape does not take it away before it is kept. */
export const ShownOnce: Story = {
  parameters: {
    msw: [
      mock(staffContract.administration.apiKeys.create, {
        status: 201,
        body: { apiKey: apiKey(), key: 'sk_live_4f1c9e0b7a63' },
      }),
      // What was made is read again.
      mock(staffContract.administration.apiKeys.list, { status: 200, body: apiKeys() }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(New key|مفتاح جديد)$/ }, patient))
    const page = within(document.body)
    const form = within(await page.findByRole('dialog', undefined, patient))
    await userEvent.type(form.getByRole('textbox'), 'Till')
    await userEvent.click(form.getByRole('button', { name: /^(New key|مفتاح جديد)$/ }))
    const key = await page.findByText('sk_live_4f1c9e0b7a63', undefined, patient)
    await waitFor(() => expect(key).toBeVisible(), patient)
    await userEvent.keyboard('{Escape}')
    await expect(page.getByText('sk_live_4f1c9e0b7a63')).toBeVisible()
    const kept = page.getByRole('button', { name: /^(I have kept it|حفظته عندي)$/ })
    await expect(kept).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(kept)
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

export const Revoke: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Online shop/ }, patient)
    await userEvent.click(within(row).getByText('Online shop'))
    const drawer = within(await within(document.body).findByRole('dialog', undefined, patient))
    await userEvent.click(drawer.getByRole('button', { name: /^(Revoke|إلغاء المفتاح)$/ }))
    await within(document.body).findByRole('alertdialog', undefined, patient)
  },
}

export const LongText: Story = { args: { known: lengthened(apiKeys()) } }
