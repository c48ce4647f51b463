import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ProductPage } from '@wasl/contracts/web/dashboard/products.contract'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import { productPage } from '@wasl/web/dashboard/products/products.fixtures.ts'
import { productsQuery } from '@wasl/web/dashboard/products/products.queries.ts'
import { ProductsPage } from '@wasl/web/dashboard/products/ProductsPage'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { lengthened } from '../../lengthened.ts'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'

type Args = { known: ProductPage | null; open: string }

/** Commerce D28: what the shop sells. */
const meta = {
  title: 'dashboard/products/Products',
  args: { known: productPage, open: '' },
  argTypes: { known: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Gift card|بطاقة هدية/ }, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ known, open, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (known) made.setQueryData(productsQuery().queryKey, known)
    return made
  })
  const path = `catalogue/products${open && `?open=${open}`}`
  return <DashboardPart path={path} locale={locale} component={ProductsPage} queries={queries} />
}

const drawer = (name: RegExp) => within(document.body).findByRole('dialog', { name }, patient)

export const Full: Story = {}

export const Loading: Story = { args: { known: null }, play: async () => {} }

export const Failed: Story = { args: { known: null }, ...failed }

export const Empty: Story = {
  args: {
    known: {
      ...productPage,
      results: [],
      count: 0,
      counts: { all: 0, few: 0, soldOut: 0, hidden: 0 },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No products here|لا توجد منتجات هنا)$/, undefined, patient)
  },
}

export const Opened: Story = {
  args: { open: 'PR-PISTACHIO' },
  play: async () => {
    const opened = within(await drawer(/Pistachio|بالفستق/))
    await expect(await opened.findByLabelText(/^(On the shelf|على الرف)/)).toHaveValue('6')
  },
}

/** Pictures are moved by keys on their handles, and what is removed can be brought back. */
export const PicturesMoved: Story = {
  args: { open: 'PR-PISTACHIO' },
  play: async () => {
    const opened = within(await drawer(/Pistachio|بالفستق/))
    const second = await opened.findByRole('button', { name: /^(Move picture 2 of 2|نقل الصورة 2 من 2)$/ })
    second.focus()
    await userEvent.keyboard('{ArrowUp}')
    const describes = (n: number) =>
      opened.getByRole('textbox', {
        name: new RegExp(`^(Describe picture ${n} in English|وصف الصورة ${n} بالإنجليزية)`),
      })
    await waitFor(() => expect(describes(1)).toHaveValue('The box'))
    await userEvent.click(opened.getByRole('button', { name: /^(Remove picture 1|إزالة الصورة 1)$/ }))
    await waitFor(() => expect(describes(1)).toHaveValue('A plate of stuffed dates'))
    await waitFor(() =>
      expect(opened.getByRole('button', { name: /^(Move picture 1 of 1|نقل الصورة 1 من 1)$/ })).toHaveFocus(),
    )
  },
}

const [first, ...others] = productPage.results

/** Enter saves the price in its row; the notice offers to put it back. */
export const PriceInTheRow: Story = {
  parameters: {
    msw: [
      mock(staffContract.products.patch, {
        status: 200,
        body: { ...first!, price: '4.750', revision: 4 },
      }),
      mock(staffContract.products.list, {
        status: 200,
        body: { ...productPage, results: [{ ...first!, price: '4.750', revision: 4 }, ...others] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const edit = /(Price of Ikhlas.*, edit|السعر، علبة.*، تعديل)$/
    await userEvent.click(await canvas.findByRole('button', { name: edit }, patient))
    const field = canvas.getByRole('textbox', { name: /^(Price of Ikhlas|السعر، علبة)/ })
    await userEvent.clear(field)
    await userEvent.type(field, '4.750{Enter}')
    await waitFor(
      () => expect(canvas.getByRole('button', { name: edit })).toHaveTextContent('4.750'),
      patient,
    )
  },
}

/** What is no whole number is not sent. */
export const CountThatIsNone: Story = {
  play: async ({ canvas }) => {
    const edit = /(Stock of Ikhlas.*, edit|المخزون، علبة.*، تعديل)$/
    await userEvent.click(await canvas.findByRole('button', { name: edit }, patient))
    const field = canvas.getByRole('textbox', { name: /^(Stock of Ikhlas|المخزون، علبة)/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'ten{Enter}')
    await expect(field).toBeInvalid()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: edit })).toHaveFocus())
  },
}

export const LongText: Story = {
  args: { known: lengthened(productPage) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(2), patient)
  },
}
