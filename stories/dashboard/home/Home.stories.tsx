import type { Meta, StoryObj } from '@storybook/react-vite'
import type {
  AverageSizes,
  HomeStatistics,
  HomeTask,
  RecentOrder,
} from '@wasl/contracts/web/dashboard/home.contract'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { askedOf, readHomeQuery } from '@wasl/web/dashboard/home/home-query.ts'
import {
  averageSizes,
  homeStatistics,
  homeTasks,
  nothingPaid,
  periodChoices,
  recentActionsIn,
  recentOrders,
} from '@wasl/web/dashboard/home/home.fixtures.ts'
import { homeQueries } from '@wasl/web/dashboard/home/home.queries.ts'
import { HomePage } from '@wasl/web/dashboard/home/HomePage'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { shell } from '../shell.ts'
import { lengthened } from '../../lengthened.ts'

type Args = {
  search: string
  statistics: HomeStatistics | 'failed' | null
  sizes: AverageSizes | null
  orders: readonly RecentOrder[] | null
  tasks: readonly HomeTask[] | null
  staff: Shell
}

/** S2 §2 "Dashboard home": figures, charts, recent orders and recent actions. */
const meta = {
  title: 'dashboard/home/Home',
  args: {
    search: '',
    statistics: homeStatistics(),
    sizes: averageSizes(),
    orders: recentOrders,
    tasks: homeTasks,
    staff: shell,
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

const NoMenu = () => null
const Page = () => <HomePage OrderMenu={NoMenu} />

function Screen({ search, statistics, sizes, orders, tasks, staff, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    const asked = homeQueries.statistics(askedOf(readHomeQuery(search))).queryKey
    made.setQueryData(homeQueries.choices().queryKey, periodChoices)
    if (statistics === 'failed') {
      made.setQueryDefaults(asked, { retryOnMount: false })
      made
        .getQueryCache()
        .build(made, { queryKey: asked })
        .setState({ status: 'error', error: new Error('nobody answers') })
    } else if (statistics) made.setQueryData(asked, statistics)
    if (sizes) made.setQueryData(homeQueries.averageSizes(null).queryKey, sizes)
    if (tasks) made.setQueryData(homeQueries.tasks().queryKey, { results: [...tasks] })
    if (orders) made.setQueryData(homeQueries.recentOrders().queryKey, { orders: [...orders] })
    if (orders)
      made.setQueryData(homeQueries.recentActions(locale).queryKey, {
        results: orders.length > 0 ? recentActionsIn(locale) : [],
      })
    return made
  })
  return <DashboardPart path={search} locale={locale} component={Page} queries={queries} staff={staff} />
}

export const Full: Story = {
  play: async ({ canvas, canvasElement, globals, step }) => {
    const isArabic = globals.locale === 'ar'
    await canvas.findByText(isArabic ? 'زيادة ⁦12.3%⁩' : 'up 12.3%', undefined, patient)
    await step('what waits leads to where it is done', async () => {
      const list = canvas.getByRole('list', { name: isArabic ? 'ما ينتظرك' : 'What needs you' })
      const links = within(list).getAllByRole('link')
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        isArabic
          ? [
              ['3 دفعات تنتهي صلاحيتها اليوم عرض', '/ar/dashboard/transactions?q=expires%3A2026-11-20'],
              ['طلبا صلاحية بانتظار الرد مراجعة', '/ar/dashboard/ticket/approve-permissions'],
              ['عملية واحدة بانتظارك مراجعة', '/ar/dashboard/ticket/approve-permissions?process=operations'],
            ]
          : [
              ['3 payments expire today See them', '/en/dashboard/transactions?q=expires%3A2026-11-20'],
              ['2 permission requests to answer Review', '/en/dashboard/ticket/approve-permissions'],
              [
                '1 operation waits for you Check',
                '/en/dashboard/ticket/approve-permissions?process=operations',
              ],
            ],
      )
    })
    await step('a currency has one name on the page, and stands back beside its number', async () => {
      await canvas.findByText(isArabic ? 'المدفوع في هذه الفترة، بعملة د.ك' : 'Paid in this period, in KWD')
      await expect(/KWD/.test(canvasElement.textContent)).toBe(!isArabic)
      for (const amount of canvasElement.querySelectorAll('[data-size="tile"], li b > bdi[data-size]')) {
        const sign = amount.querySelector('span:not([dir])')
        await expect(Number(sign && getComputedStyle(sign).fontWeight)).toBeLessThan(
          Number(getComputedStyle(amount).fontWeight),
        )
      }
    })
    await step('what was refunded is told in one piece', async () => {
      const tile = canvasElement
        .querySelector('[data-size="tile"]')
        ?.closest<HTMLElement>('[data-box="card"]')
      tile?.style.setProperty('inline-size', '340px')
      const note = tile?.querySelector('p > span')
      await expect(note?.textContent).toMatch(isArabic ? /^منها .* مستردة$/ : /refunded$/)
      await expect(note?.getClientRects()).toHaveLength(1)
      tile?.style.removeProperty('inline-size')
    })
    await step('one gateway lights up in both of its charts', async () => {
      const chart = canvas.getByRole('group', {
        name: isArabic ? 'المعاملات لكل بوابة' : 'Transactions per gateway',
      })
      chart.focus()
      await userEvent.keyboard('{Home}')
      await expect(canvasElement.querySelectorAll('li[data-faded]')).toHaveLength(3)
      chart.blur()
      await waitFor(() => expect(canvasElement.querySelectorAll('li[data-faded]')).toHaveLength(0))
    })
    await step('what was done leads to what it was done to', async () => {
      const work = within(canvas.getByRole('list', { name: isArabic ? /أحدث الإجراءات/ : /Recent actions/ }))
      await expect(work.getByRole('link', { name: 'PR-1018' })).toHaveAttribute(
        'href',
        `/${isArabic ? 'ar' : 'en'}/dashboard/payment-request/deleted-transactions/PR-1018`,
      )
    })
  },
}

/** More than are counted; and one alone. */
export const ManyTasks: Story = {
  args: {
    tasks: [
      { kind: 'expiring_today', count: 1000, isExact: false, q: 'expires:2026-11-20' },
      { kind: 'permission_requests', count: 1, isExact: true, q: null },
      { kind: 'operation_requests', count: 100, isExact: false, q: null },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      /^(More than 1,000 payments expire today|أكثر من 1,000 دفعة تنتهي صلاحيتها اليوم)$/,
      undefined,
      patient,
    )
  },
}

/** Months above 999 are written with K; the table has every digit. */
export const AboveThousand: Story = {
  args: {
    sizes: averageSizes({
      results: [
        {
          currencyCode: 'KWD',
          values: Array.from({ length: 12 }, (_, at) => ({
            month: at + 1,
            value: at < 11 ? `${1200 + at * 10}.500` : null,
            count: at < 11 ? 3 : 0,
          })),
        },
      ],
    }),
  },
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar'
    const sizes = within(
      await canvas.findByRole(
        'figure',
        { name: isArabic ? 'متوسط قيمة المعاملة' : 'Average transaction size' },
        patient,
      ),
    )
    await userEvent.click(sizes.getByRole('button', { name: /^(View as table|عرض كجدول)/ }))
    const january = sizes.getByRole('row', { name: /^(January|يناير)/ })
    await expect(january.textContent).toMatch(/1,200\.500/)
  },
}

export const TwoDates: Story = {
  args: { search: '?period=custom', statistics: null },
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar'
    const show = await canvas.findByRole('button', { name: isArabic ? 'عرض' : 'Show' }, patient)
    await userEvent.click(show)
    await expect(canvas.getAllByText(isArabic ? 'أدخل تاريخًا' : 'Enter a date')).toHaveLength(2)
  },
}

export const NewMerchant: Story = {
  args: { statistics: nothingPaid, orders: [], tasks: [], sizes: averageSizes({ results: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No payments yet|لا مدفوعات بعد)$/, undefined, patient)
    await expect(canvas.queryByRole('list', { name: /^(What needs you|ما ينتظرك)$/ })).toBeNull()
  },
}

export const QuietDay: Story = { args: { statistics: nothingPaid } }

export const Loading: Story = { args: { statistics: null, sizes: null, orders: null, tasks: null } }

export const Failed: Story = {
  args: { statistics: 'failed' },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByRole('button', { name: /^(Try again|حاول مرة أخرى)$/ })).toHaveLength(4),
      patient,
    )
  },
}

/** Who may not see statistics is not asked to wait for any. */
export const WithoutStatistics: Story = {
  args: {
    statistics: null,
    staff: { ...shell, user: { ...shell.user, isSuperuser: false, permissions: [] } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', undefined, patient)
    await expect(canvas.queryByRole('figure')).toBeNull()
  },
}

export const LongText: Story = {
  args: { statistics: lengthened(homeStatistics()), orders: lengthened(recentOrders) },
}
