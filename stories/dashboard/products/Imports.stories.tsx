import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ImportDetail } from '@wasl/contracts/web/dashboard/products/imports.contract'
import { importRowList } from '@wasl/contracts/lists/imports'
import {
  importDetail,
  importList,
  importRows,
} from '@wasl/web/dashboard/products/imports/imports.fixtures.ts'
import {
  importErrorsQuery,
  importQuery,
  importRowsQuery,
  importsQuery,
} from '@wasl/web/dashboard/products/imports/imports.queries.ts'
import { BulkCreatePage } from '@wasl/web/dashboard/products/imports/BulkCreatePage'
import { ImportPage } from '@wasl/web/dashboard/products/imports/ImportPage'
import { readPaged } from '@wasl/web/desk/list/usePagedList.ts'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'

type Queries = ReturnType<typeof createQueries>
type Args = {
  path: string
  component: () => React.ReactNode
  /** What the server would have answered. */
  fill: (queries: Queries) => void
}

const start: Args['fill'] = (queries) =>
  queries.setQueryData(importsQuery('catalogue').queryKey, importList())

const one =
  (changes: Partial<ImportDetail> = {}): Args['fill'] =>
  (queries) => {
    const job = importDetail(changes)
    const at = { plugin: 'catalogue', id: 'IM-1' } as const
    queries.setQueryData(importQuery(at.plugin, at.id).queryKey, job)
    queries.setQueryData(
      importRowsQuery(at, readPaged(importRowList, ''), job.revision).queryKey,
      importRows(),
    )
    queries.setQueryData(importErrorsQuery(at, job.revision).queryKey, importRows())
  }

const ofOne = { path: 'catalogue/bulk-create/IM-1', component: ImportPage } as const

/** Commerce D29: products from a file, from the example to the undo. */
const meta = {
  title: 'dashboard/products/Imports',
  args: { path: 'catalogue/bulk-create', component: BulkCreatePage, fill: start },
  argTypes: { component: { control: false }, fill: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /winter-gifts/ }, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ path, component, fill, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    fill(made)
    return made
  })
  return <DashboardPart path={path} locale={locale} component={component} queries={queries} />
}

export const Start: Story = {}

export const OfTheMenu: Story = {
  args: {
    path: 'food-ordering/bulk-create',
    fill: (queries) =>
      queries.setQueryData(importsQuery('food_ordering').queryKey, importList({ results: [], products: 22 })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('add_ons', {}, patient)
  },
}

export const Failed: Story = { args: { fill: () => {} }, ...failed }

export const Rehearsed: Story = {
  args: { ...ofOne, fill: one() },
  play: async ({ canvas }) => {
    await canvas.findByText(/CF-ESP-2K/, {}, patient)
    const apply = await canvas.findByRole('button', { name: /Apply 21|تطبيق 21/ })
    await expect(apply).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Report: Story = {
  args: { ...ofOne, fill: one() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Error report|تقرير الأخطاء/ }, patient))
    const dialog = await within(document.body).findByRole('dialog', {}, patient)
    await within(dialog).findByRole('link', { name: /Download error report|تنزيل تقرير/ })
  },
}

const fine = { create: 13, change: 8, same: 3, wrong: 0, dropped: 0 }

export const Applied: Story = {
  args: {
    ...ofOne,
    fill: one({
      state: 'applied',
      counts: fine,
      appliedAt: '2026-11-28T09:05:00.000Z',
      appliedBy: 'yousef.demo',
      canUndo: true,
      says: {
        text: 'Nothing was undone: these products have been changed since the import.',
        names: ['DT-PST-20'],
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Undo this|التراجع عن/ }, patient))
    await within(document.body).findByRole('alertdialog', {}, patient)
  },
}

export const Applying: Story = {
  args: { ...ofOne, fill: one({ state: 'applying', counts: fine }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/You can leave|يمكنك مغادرة/, {}, patient)
  },
}

export const Refused: Story = {
  args: {
    ...ofOne,
    fill: one({
      state: 'refused',
      rows: null,
      problem: 'These columns are missing: price. Start from the example file.',
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/columns are missing/, {}, patient)
  },
}
