import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Brand } from '@wasl/contracts/web/dashboard/administration/brand.contract'
import type { ManagedUnit } from '@wasl/contracts/web/dashboard/administration/units.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { shops, tamra } from '@wasl/web/dashboard/administration/appearance/appearance.fixtures.ts'
import { brandQuery, unitsQuery } from '@wasl/web/dashboard/administration/appearance/appearance.queries.ts'
import { BrandPage } from '@wasl/web/dashboard/administration/appearance/BrandPage'
import { UnitsPage } from '@wasl/web/dashboard/administration/appearance/UnitsPage'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { page: 'brand' | 'units'; brand: Brand | null; units: ManagedUnit[] | null }

const pages = { brand: BrandPage, units: UnitsPage }

/** What customers see of the merchant, and its shops. */
const meta = {
  title: 'dashboard/administration/Appearance',
  args: { page: 'brand', brand: tamra, units: shops },
  argTypes: { brand: { control: false }, units: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ page, brand, units, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (brand) made.setQueryData(brandQuery.queryKey, { brand, plugins: Object.keys(brand.headerConfig) })
    if (units) made.setQueryData(unitsQuery.queryKey, { results: units })
    return made
  })
  return (
    <DashboardPart
      path={`administration/${page}`}
      locale={locale}
      component={pages[page]}
      queries={queries}
    />
  )
}

export const BrandOfTheMerchant: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByDisplayValue('#f77c1a', undefined, patient)
  },
}

export const AColourThatIsTooPale: Story = {
  args: { brand: { ...tamra, brand: '#ffe9b8' } },
  play: async ({ canvas }) => {
    await canvas.findAllByDisplayValue('#ffe9b8', undefined, patient)
  },
}

export const BrandLoading: Story = { args: { brand: null } }

export const BrandFailed: Story = { args: { brand: null }, ...failed }

const shown: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('row', undefined, patient)
}

export const Units: Story = { args: { page: 'units' }, play: shown }

export const OneUnit: Story = { args: { page: 'units', units: shops.slice(0, 1) }, play: shown }

export const UnitsLoading: Story = { args: { page: 'units', units: null } }

export const UnitsFailed: Story = { args: { page: 'units', units: null }, ...failed }

export const AddAUnit: Story = {
  args: { page: 'units' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Add a unit|إضافة وحدة)$/ }, patient))
    await within(document.body).findByRole('dialog', undefined, patient)
  },
}

export const LongBrand: Story = { args: { brand: lengthened(tamra) } }

export const LongUnits: Story = { args: { page: 'units', units: lengthened(shops) } }
