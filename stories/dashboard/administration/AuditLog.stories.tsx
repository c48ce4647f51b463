import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { auditPage } from '@wasl/web/dashboard/administration/audit/audit.fixtures.ts'
import { actorsQuery, auditQuery } from '@wasl/web/dashboard/administration/audit/audit-log.queries.ts'
import { auditList } from '@wasl/contracts/lists/audit'
import { askedSearch } from '@wasl/web/desk/list/asked-query.ts'
import { readPaged } from '@wasl/web/desk/list/usePagedList.ts'
import { AuditPage } from '@wasl/web/dashboard/administration/audit/AuditPage'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { search: string; has: 'some' | 'long' | 'none' | 'nothing yet' }

/** Who did what to which object, when, and from where. */
const meta = {
  title: 'dashboard/administration/AuditLog',
  args: { search: '', has: 'some' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', undefined, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

const listName = /^(Entries|القيود)$/

function older(locale: 'en' | 'ar') {
  return {
    results: auditPage(locale).results.map((entry) => ({ ...entry, id: entry.id - 10 })),
    next: null,
  }
}

function Screen({ search, has, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    made.setDefaultOptions({ queries: { retry: false, refetchOnMount: false } })
    const alia = { actor: 'admin.demo', nameEn: 'Alia Al-Sane', nameAr: 'علياء الصانع' }
    made.setQueryData(actorsQuery.queryKey, { results: [alia] })
    if (has === 'nothing yet') return made
    const some = has === 'long' ? lengthened(auditPage(locale)) : auditPage(locale)
    const page = has === 'none' ? { results: [], next: null } : some
    const query = askedSearch(auditList, readPaged(auditList, search), 'Asia/Kuwait')
    made.setQueryData(auditQuery(query, locale).queryKey, { pages: [page], pageParams: [''] })
    return made
  })
  return (
    <DashboardPart
      path={`administration/audit${search}`}
      locale={locale}
      component={AuditPage}
      queries={queries}
    />
  )
}

/** Each says what was done, to what, by whom and when; whoever is no user is said to be none. */
export const Entries: Story = {
  play: async ({ canvas }) => {
    const entries = await canvas.findAllByRole('article', undefined, patient)
    const said = [
      [/Changed the user cashier\.demo|تعديل المستخدم cashier\.demo/, /Alia Al-Sane|علياء الصانع/],
      [/Asked the bank for a refund|طلب استرداد من البنك/, /Reem Bouresli|ريم بورسلي/],
      [/Signed in|تسجيل الدخول/, /Alia Al-Sane|علياء الصانع/],
      [/Issued an API key: shop|إصدار مفتاح API: shop/, /Operator of this installation|مشغّل هذا التثبيت/],
      [/waited too long|أطول من المدة/, /Automatic|تلقائيًا/],
    ] as const
    await expect(entries).toHaveLength(said.length)
    for (const [at, [what, who]] of said.entries()) {
      await expect(entries[at]).toHaveTextContent(what)
      await expect(entries[at]).toHaveTextContent(who)
    }
    await canvas.findByRole('button', { name: /^(Session|الجلسة) 12$/ })
    await canvas.findByRole('button', { name: /^(Show older entries|عرض قيود أقدم)$/ })
  },
}

export const Details: Story = {
  play: async ({ canvas }) => {
    const [entry] = await canvas.findAllByRole('article', undefined, patient)
    if (!entry) throw new Error('there is no entry')
    const inEntry = within(entry)
    await userEvent.click(inEntry.getByText(/^(Details|التفاصيل)/))
    const words = [
      /(Roles|الأدوار)/,
      /(Cashier, Support|أمين الصندوق، الدعم)/,
      /user\.changed/,
      /cashier@tamra-tide\.example/,
      /yousef@tamra-tide\.example/,
      /3f2a91bc/,
      /c1b2a3d4/,
    ]
    for (const word of words) await expect(entry).toHaveTextContent(word)
    await inEntry.findByRole('rowheader', { name: /^(Email|البريد الإلكتروني)$/ })
    await expect(inEntry.getByRole('columnheader', { name: /^(Before|قبل)$/ })).toBeVisible()
    await expect(inEntry.getByRole('columnheader', { name: /^(After|بعد)$/ })).toBeVisible()
  },
}

/** What is looked for stands above, and each of it can be taken away. */
export const LookedFor: Story = {
  args: { search: '?actor=admin.demo&kind=settings' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', undefined, patient)
    const looked = within(
      await canvas.findByRole('list', { name: /^(Filters applied|عوامل التصفية المطبقة)$/ }),
    )
    for (const value of [/^(Alia Al-Sane|علياء الصانع)$/, /^(Settings|الإعدادات)$/])
      await expect(looked.getByText(value)).toBeVisible()
    for (const name of [/^(Remove Who|إزالة الشخص)$/, /^(Remove What|إزالة النوع)$/])
      await expect(looked.getByRole('button', { name })).toBeVisible()
    await looked.findByRole('button', { name: /^(Clear all|مسح الكل)$/ })
  },
}

/** Who stops for a moment and types on is still in the field, and with them what was typed. */
export const TypedOn: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', undefined, patient)
    await userEvent.type(canvas.getByRole('searchbox'), 'PR-1')
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull(), patient)
    await userEvent.keyboard('008')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('searchbox')).toHaveValue('PR-1008')
  },
}

/** The entry leaves with the name in it that was pressed: the focus is at the list that takes its place. */
export const ObjectPressed: Story = {
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('button', { name: /^(Session|الجلسة) 12$/ }, patient)).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull(), patient)
    await waitFor(() => expect(canvas.getByRole('region', { name: listName })).toHaveFocus())
    await expect(canvas.getByRole('searchbox')).toHaveValue('staff_session 12')
  },
}

/** With the last of them the button leaves: the focus is at the first that came. */
export const OlderEntries: Story = {
  parameters: {
    msw: [
      mock(staffContract.administration.audit.list, ({ locale }) => ({ status: 200, body: older(locale) })),
    ],
  },
  play: async ({ canvas }) => {
    const button = { name: /^(Show older entries|عرض قيود أقدم)$/ }
    ;(await canvas.findByRole('button', button, patient)).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull(), patient)
    const firstOlder = canvas.getAllByRole('article')[auditPage('en').results.length]
    await expect(firstOlder?.parentElement).toHaveFocus()
  },
}

/** Between two dates of one's own, on the merchant's clock. */
export const BetweenTwoDates: Story = {
  args: { search: '?createdAfter=2026-11-13T08:00&createdBefore=2026-11-20T18:30' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', undefined, patient)
    await expect(canvas.getByTitle(/13 (Nov|نوفمبر) 2026.*20 (Nov|نوفمبر) 2026/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { search: '?actor=admin.demo&kind=settings', has: 'none' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Nothing was found|لم يوجد شيء/ }, patient)
  },
}

export const Loading: Story = { args: { has: 'nothing yet' }, play: async () => {} }

export const Failed: Story = { args: { has: 'nothing yet' }, ...failed }

export const LongText: Story = { args: { has: 'long' } }
