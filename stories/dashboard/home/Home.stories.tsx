import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AverageSizes, HomeStatistics, RecentOrder } from '@wasl/contracts/web/dashboard/home.contract'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import { createQueries } from '@wasl/web/app/staff/queries.ts'
import { askedOf, readHomeQuery } from '@wasl/web/dashboard/home/home-query.ts'
import {
  averageSizes,
  homeStatistics,
  nothingPaid,
  periodChoices,
  recentActionsIn,
  recentOrders,
} from '@wasl/web/dashboard/home/home.fixtures.ts'
import { homeQueries } from '@wasl/web/dashboard/home/home.queries.ts'
import { HomePage } from '@wasl/web/dashboard/home/HomePage'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { askNobody } from '../../pay/offline.ts'
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
    staff: shell,
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: askNobody,
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

const NoMenu = () => null
const Page = () => <HomePage OrderMenu={NoMenu} />

function Screen({ search, statistics, sizes, orders, staff, locale }: Args & { locale: 'en' | 'ar' }) {
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
    if (orders) made.setQueryData(homeQueries.recentOrders().queryKey, { orders: [...orders] })
    if (orders)
      made.setQueryData(homeQueries.recentActions(locale).queryKey, {
        actions: orders.length > 0 ? recentActionsIn(locale) : [],
      })
    return made
  })
  return <DashboardPart path={search} locale={locale} component={Page} queries={queries} staff={staff} />
}

export const Full: Story = {
  play: async ({ canvas, canvasElement, globals, step }) => {
    const isArabic = globals.locale === 'ar'
    await canvas.findByText(isArabic ? 'زيادة ⁦12.3%⁩' : 'up 12.3%', undefined, patient)
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

/** Months above 999 are written with K; the table has every digit. */
export const AboveThousand: Story = {
  args: {
    sizes: averageSizes({
      currencies: [
        {
          currency: 'KWD',
          months: Array.from({ length: 12 }, (_, at) => ({
            month: at + 1,
            value: at < 11 ? `${1200 + at * 10}.500` : null,
            count: at < 11 ? 3 : 0,
          })),
        },
      ],
    }),
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
  args: { statistics: nothingPaid, orders: [], sizes: averageSizes({ currencies: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(No payments yet|لا مدفوعات بعد)$/, undefined, patient)
  },
}

export const QuietDay: Story = { args: { statistics: nothingPaid } }

export const Loading: Story = { args: { statistics: null, sizes: null, orders: null } }

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
