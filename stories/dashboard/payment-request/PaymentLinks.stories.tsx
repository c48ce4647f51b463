import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PaymentLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { CreateRoute } from '@wasl/web/dashboard/payment-request/CreateRoute'
import { LinkMade } from '@wasl/web/dashboard/payment-request/links/LinkMade'
import { paymentLink, paymentLinks } from '@wasl/web/dashboard/payment-request/links/links.fixtures.ts'
import { linksQuery } from '@wasl/web/dashboard/payment-request/links/links.queries.ts'
import { LinksPage } from '@wasl/web/dashboard/payment-request/links/LinksPage'
import { requestSetup } from '@wasl/web/dashboard/payment-request/request.fixtures.ts'
import { setupQuery, templatesQuery } from '@wasl/web/dashboard/payment-request/request.queries.ts'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { lengthened } from '../../lengthened.ts'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'

type Args = { links: PaymentLink[] | null; path: string; component: () => ReactNode }

/** Payments B1: links by which many pay, each a request of their own. */
const meta = {
  title: 'dashboard/payment-request/PaymentLinks',
  args: { links: paymentLinks(), path: 'links', component: LinksPage },
  argTypes: { links: { control: false }, component: { control: false } },
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

function Screen({ links, path, component, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    const asOf = '2026-11-20T12:00:00.000Z'
    if (links)
      made.setQueryData(linksQuery().queryKey, { count: links.length, page: 1, asOf, results: links })
    made.setQueryData(setupQuery.queryKey, requestSetup())
    made.setQueryData(templatesQuery.queryKey, [])
    return made
  })
  return (
    <DashboardPart path={`payment-request/${path}`} locale={locale} component={component} queries={queries} />
  )
}

export const Full: Story = {}

export const LongText: Story = { args: { links: lengthened(paymentLinks()) } }

export const Loading: Story = { args: { links: null }, play: async () => {} }

export const Failed: Story = { args: { links: null }, ...failed }

export const Empty: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No reusable links yet|لا توجد روابط متعددة الاستخدام بعد)$/, undefined, patient)
  },
}

/** A place was given away and its payer's money came after all: it stands in the books, and staff are told. */
export const PaidLate: Story = {
  args: { links: [paymentLink({ state: 'usedUp', maxUses: 7, paid: 8, held: 0 })] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(8 of 7 paid|دُفع 8 من 7)$/, undefined, patient)
    await openFirst(canvas)
    const own = within(await dialog())
    await own.findByText(/^(1 more than may: money came late|دفعة واحدة فوق الحد: وصل المال متأخرًا)/)
  },
}

const dialog = () => within(document.body).findByRole('dialog', undefined, patient)

const openFirst = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const [row] = (await canvas.findAllByRole('row', undefined, patient)).slice(1)
  await userEvent.click(within(row!).getAllByRole('gridcell')[0]!)
}

/** What may change of it, and the link in every way it can be handed on. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    await openFirst(canvas)
    const own = within(await dialog())
    const uses = own.getByRole('textbox', { name: /^(How many may pay|عدد من يمكنهم)/ })
    await expect(uses).toHaveValue('20')
    await own.findByRole('img', { name: /^(QR code of|رمز QR:)/ }, patient)
  },
}

/** The form of a link: what its payers are asked stands in the place of the one payer. */
export const NewLink: Story = {
  args: { path: 'create?kind=link', component: CreateRoute },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^(How many may pay|عدد من يمكنهم)/ }, patient)
    await expect(canvas.queryByRole('textbox', { name: /^(Order no\.|رقم الطلب)/ })).toBeNull()
  },
}

export const NewLinkWithProblems: Story = {
  args: { path: 'create?kind=link', component: CreateRoute },
  play: async ({ canvas }) => {
    const uses = await canvas.findByRole('textbox', { name: /^(How many may pay|عدد من يمكنهم)/ }, patient)
    await userEvent.type(uses, '0')
    await userEvent.click(canvas.getByRole('button', { name: /^(Create link|إنشاء الرابط)$/ }))
    const summary = await canvas.findByRole('alert', { name: /2|مشكلتان/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
  },
}

const Made = () => <LinkMade link={paymentLink({ paid: 0, held: 0 })} />

export const LinkIsMade: Story = {
  args: { component: Made, path: 'create?kind=link' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^(QR code of|رمز QR:)/ }, patient)
  },
}
