import type { QueryClient } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import { CategoriesPage } from '@wasl/web/dashboard/products/CategoriesPage'
import {
  bannerPage,
  categoryPage,
  shopSettings,
  storePage,
} from '@wasl/web/dashboard/products/products.fixtures.ts'
import { BannersPage } from '@wasl/web/dashboard/products/BannersPage'
import {
  bannersKey,
  categoriesKey,
  shopSettingsQuery,
  storesKey,
} from '@wasl/web/dashboard/products/products.queries.ts'
import { ShopSettingsPage } from '@wasl/web/dashboard/products/ShopSettingsPage'
import { StoresPage } from '@wasl/web/dashboard/products/StoresPage'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'

type Args = { path: string; component: () => ReactNode }

/** Categories, stores and settings of the shop (commerce D28). */
const meta = {
  title: 'dashboard/products/ShopParts',
  args: { path: 'categories', component: CategoriesPage },
  argTypes: { component: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ path, component, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(filled)
  return <DashboardPart path={`catalogue/${path}`} locale={locale} component={component} queries={queries} />
}

function filled(): QueryClient {
  const made = createQueries()
  made.setQueryData([...categoriesKey, {}], categoryPage)
  made.setQueryData([...storesKey, {}], storePage)
  made.setQueryData([...bannersKey, {}], bannerPage)
  made.setQueryData(shopSettingsQuery.queryKey, shopSettings)
  return made
}

export const Categories: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Stuffed|محشوة/ }, patient)
  },
}

const [dates, stuffed, gifts] = categoryPage.results
const turned = { results: [stuffed!, dates!, gifts!] }

export const CategoryMoved: Story = {
  parameters: {
    msw: [
      mock(staffContract.products.categories.order, { status: 200, body: turned }),
      mock(staffContract.products.categories.list, { status: 200, body: turned }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Move Stuffed up|نقل محشوة إلى أعلى)$/ }, patient),
    )
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAccessibleName(/Stuffed|محشوة/), patient)
  },
}

export const Banners: Story = {
  args: { path: 'banners', component: BannersPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Stuffed this morning|محشوة هذا الصباح/ }, patient)
  },
}

export const BannerOpened: Story = {
  args: { path: 'banners?open=BA-TRAY', component: BannersPage },
  play: async () => {
    const opened = within(await within(document.body).findByRole('dialog', { name: /A tray|صينية/ }, patient))
    await expect(
      await opened.findByRole('textbox', { name: /^(Address of the product|عنوان المنتج)/ }),
    ).toHaveValue('gift-tray-eid')
  },
}

export const Stores: Story = {
  args: { path: 'stores', component: StoresPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Pantry|المؤونة/ }, patient)
  },
}

export const Settings: Story = {
  args: { path: 'settings', component: ShopSettingsPage },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByLabelText(/^(Delivery fee|رسوم التوصيل)/, undefined, patient),
    ).toHaveValue('1.500')
  },
}
