import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Activity } from '@wasl/contracts/web/dashboard/activity'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { activityQuery } from '@wasl/web/dashboard/account/account.queries.ts'
import { ActivityPage } from '@wasl/web/dashboard/account/ActivityPage'
import { useState } from 'react'
import { shown } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

const actor = 'admin.demo'
const done: Record<'en' | 'ar', readonly string[]> = {
  en: ['Changed order notifications', 'Asked for a report', 'Asked the bank for a refund', 'Signed in'],
  ar: ['غيّر إشعارات الطلبات', 'طلب تقريرًا', 'طلب من البنك استردادًا', 'سجّل الدخول'],
}
const activitiesIn = (locale: 'en' | 'ar'): Activity[] =>
  done[locale].map((description, at) => ({
    id: at,
    action: '',
    actor,
    description,
    object: '',
    transaction: at === 2 ? { id: 'PR-1008', plugin: 'payment_request', isDeleted: false } : null,
    reportId: null,
    timestamp: `2026-11-${20 - Math.floor(at / 2)}T1${4 - at}:05:00Z`,
  }))

type Args = { search: string; has: 'some' | 'long' | 'none' | 'nothing yet' }

/** Everything the user did, by days; `?kind=` looks through it. */
const meta = {
  title: 'dashboard/account/Activity',
  args: { search: '', has: 'some' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ search, has, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    const asked = search === '' ? {} : ({ kind: 'reports' } as const)
    const some = has === 'long' ? lengthened(activitiesIn(locale)) : activitiesIn(locale)
    const activities = has === 'none' ? [] : some
    made.setDefaultOptions({ queries: { retry: false, refetchOnMount: false } })
    if (has !== 'nothing yet')
      made.setQueryData(activityQuery(asked, locale).queryKey, {
        pages: [{ results: activities, next: has === 'some' ? 'older' : null }],
        pageParams: [''],
      })
    return made
  })
  return (
    <DashboardPart
      path={`user/activity${search}`}
      locale={locale}
      component={ActivityPage}
      queries={queries}
    />
  )
}

export const Full: Story = {}
export const NoneFound: Story = { args: { search: '?kind=reports', has: 'none' } }
export const Loading: Story = { args: { has: 'nothing yet' } }

export const Failed: Story = { args: { has: 'nothing yet' }, ...failed }

export const LongText: Story = { args: { has: 'long' } }
