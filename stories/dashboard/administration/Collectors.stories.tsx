import type { Meta, StoryObj } from '@storybook/react-vite'
import type {
  Collectors,
  ManagedCollector,
} from '@wasl/contracts/web/dashboard/administration/collectors.contract'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import { CollectorsPage } from '@wasl/web/dashboard/administration/collectors/CollectorsPage'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { lengthened } from '../../lengthened.ts'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'

const collector: ManagedCollector = {
  id: 'COL-CASHIER',
  nameEn: 'Yousef Karam',
  nameAr: 'يوسف كرم',
  username: 'cashier.demo',
  unitCode: 'main',
  active: true,
  initiator: 'cashier.demo',
  revision: 0,
  collected: [
    { currencyCode: 'KWD', payments: 42, received: '1204.750', cash: '86.500' },
    { currencyCode: 'USD', payments: 3, received: '120.00', cash: '0.00' },
  ],
}
const catering = { nameEn: 'Catering counter', nameAr: 'منفذ الضيافة', unitCode: 'catering' }
const shared = { ...collector, username: null, collected: [] }
const choice = (value: string, nameEn: string, nameAr: string) => ({ value, nameEn, nameAr })
const collectors: Collectors = {
  results: [
    collector,
    { ...shared, id: 'COL-CATERING', ...catering },
    { ...shared, id: 'COL-OLD', nameEn: 'Old kiosk', nameAr: 'الكشك القديم', active: false },
  ],
  units: [choice('main', 'Tamra & Tide', 'تمرة ومدّ'), choice('catering', 'Catering', 'الضيافة')],
  users: [choice('cashier.demo', 'Yousef Karam', 'يوسف كرم')],
  publicCollect: false,
}

type Args = { known: Collectors | null; open: string }

/** Payments B9: customer payments are credited to a collector, somebody of the staff or a branch. */
const meta = {
  title: 'dashboard/administration/Collectors',
  args: { known: collectors, open: '' },
  argTypes: { known: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Catering counter|منفذ الضيافة/ }, patient)
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
    if (known) made.setQueryData(['administration', 'collectors', {}], known)
    return made
  })
  const path = `administration/collectors${open && `?open=${open}`}`
  return <DashboardPart path={path} locale={locale} component={CollectorsPage} queries={queries} />
}

const drawer = (name: RegExp) => within(document.body).findByRole('dialog', { name }, patient)

export const Full: Story = {}

export const OpenToEverybody: Story = { args: { known: { ...collectors, publicCollect: true } } }

export const Loading: Story = { args: { known: null }, play: async () => {} }

export const Failed: Story = { args: { known: null }, ...failed }

export const Empty: Story = {
  args: { known: { ...collectors, results: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No collectors yet|لا يوجد محصّلون بعد)$/, undefined, patient)
  },
}

export const NewCollector: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(New collector|محصّل جديد)$/ }, patient))
    await drawer(/^(New collector|محصّل جديد)$/)
  },
}

export const LinkOfACounter: Story = {
  args: { open: 'COL-CATERING' },
  play: async () => {
    const opened = await drawer(/Catering counter|منفذ الضيافة/)
    await within(opened).findByRole('img', { name: /^(QR code of|رمز QR)/ }, patient)
  },
}

/** J and K walk from row to row, also with one open; Escape closes it and leaves the keys in its row. */
export const WalkedByKeys: Story = {
  args: { open: 'COL-CASHIER' },
  play: async ({ canvas }) => {
    await drawer(/Yousef Karam|يوسف كرم/)
    await userEvent.keyboard('j')
    await drawer(/Catering counter|منفذ الضيافة/)
    await userEvent.keyboard('{Escape}')
    const row = await canvas.findByRole('row', { name: /Catering counter|منفذ الضيافة/ })
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

const renamed = { ...collector, nameEn: 'Yousef K.', nameAr: 'يوسف ك.', revision: 1 }

/** What was typed stays beside what somebody else has saved, until it is given up. */
export const SomebodyElseWasFirst: Story = {
  args: { open: 'COL-CASHIER' },
  parameters: {
    msw: [
      mock(staffContract.administration.collectors.change, ({ locale }) => ({
        status: 409,
        body: {
          code: 'changed',
          message: locale === 'ar' ? 'غيّر شخص آخر هذا' : 'Somebody else has changed this',
          requestId: 'r',
        },
      })),
      mock(staffContract.administration.collectors.list, {
        status: 200,
        body: { ...collectors, results: [renamed, ...collectors.results.slice(1)] },
      }),
    ],
  },
  play: async () => {
    const opened = within(await drawer(/Yousef|يوسف/))
    const [name] = opened.getAllByRole('textbox')
    await userEvent.type(name!, '!')
    await userEvent.click(opened.getByRole('button', { name: /^(Save changes|حفظ التغييرات)$/ }))
    const again = await opened.findByRole('button', { name: /^(Look at it again|راجعه مرة أخرى)/ }, patient)
    await expect(name).toHaveValue('Yousef Karam!')
    await userEvent.click(again)
    await waitFor(() => expect(name).toHaveValue('Yousef K.'), patient)
    await waitFor(() => expect(again).not.toBeInTheDocument())
  },
}

export const LongText: Story = {
  args: { known: lengthened(collectors) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(2), patient)
  },
}
