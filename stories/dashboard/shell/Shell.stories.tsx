import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import type { PermissionRequests } from '@wasl/contracts/web/dashboard/tickets.contract'
import { staffContract } from '@wasl/contracts/web-staff'
import type { Locale } from '@wasl/domain/locale'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import { DashboardForbidden } from '@wasl/web/desk/DashboardForbidden'
import { DashboardNotFound } from '@wasl/web/desk/frame/DashboardNotFound'
import { FrameSkeleton } from '@wasl/web/desk/frame/FrameSkeleton'
import { StaffFailed } from '@wasl/web/desk/StaffFailed'
import { StaffHome } from '@wasl/web/desk/frame/StaffHome'
import { UserDetails } from '@wasl/web/app/staff/UserDetails'
import { Refused } from '@wasl/web/base/session/answer-of.ts'
import { UnreadOrdersContext } from '@wasl/web/desk/live/unread-orders.ts'
import type { ReactNode } from 'react'
import type { Canvas } from 'storybook/internal/csf'
import { expect, screen, userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { ShellScreen } from './ShellScreen.tsx'

type Args = {
  path: string
  staff: Partial<Shell>
  isFolded: boolean
  /** What the BFF answers, as a reader of the language gets it. */
  answers: (locale: Locale) => Readonly<Record<string, unknown>>
  page: ReactNode
}

const unanswered: Args['answers'] = () => ({})

const cashier: Partial<Shell> = {
  user: {
    id: '2',
    username: 'cashier.demo',
    email: 'cashier@tamra-tide.example',
    name: { en: 'Yousef Karam', ar: 'يوسف كرم' },
    isSuperuser: false,
    permissions: ['search_paymenttransaction'],
    receivesOrderNotifications: false,
  },
  sections: ['general-info', 'payment_request', 'customer_payment', 'e_commerce'],
  tableHeaders: [],
  newRequests: null,
}

const asked = {
  status: 'NEW',
  amount: null,
  currencyCode: null,
  customerNameEn: null,
  customerNameAr: null,
  why: null,
  allowsHours: 48,
  isUsed: false,
  forUser: null,
  expires: '2026-11-22T12:31:00Z',
  answered: null,
  answeredBy: null,
  reason: null,
} as const

const requests: PermissionRequests['results'] = [
  {
    ...asked,
    id: 'T-1',
    username: 'cashier.demo',
    nameEn: 'Yousef Karam',
    nameAr: 'يوسف كرم',
    permission: 'payment.refund',
    object: 'PR-1008',
    created: '2026-11-20T13:04:00Z',
  },
  {
    ...asked,
    id: 'T-2',
    username: 'events.demo',
    nameEn: 'Hind Al-Roumi',
    nameAr: 'هند الرومي',
    permission: 'payment.void',
    object: 'EV-021',
    created: '2026-11-20T12:31:00Z',
  },
]

const asking = (results: PermissionRequests['results']) => ({
  msw: [
    mock(staffContract.tickets.permissionRequests, { status: 200, body: { results, count: results.length } }),
  ],
})

/** S2 §2 "Shell and menu": the frame around every page of the dashboard, and the pages that belong to it. */
const meta = {
  title: 'dashboard/shell/Shell',
  args: { path: '', staff: {}, isFolded: false, answers: unanswered, page: <StaffHome /> },
  argTypes: {
    page: { control: false },
    answers: { control: false },
    staff: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, patient)
  },
  render: ({ page, answers, ...args }, context) => {
    const locale = inLocale(context)
    return (
      <ShellScreen key={locale} locale={locale} answers={answers(locale)} {...args}>
        {page}
      </ShellScreen>
    )
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Administrator: Story = {}

export const RequestsWaiting: Story = {
  args: { staff: { newRequests: 2 } },
  parameters: asking(requests),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2 |^طلبا / }, patient))
    const dialog = await screen.findByRole('dialog', undefined, patient)
    await within(dialog).findByText(/^(Refund|استرداد)$/, undefined, patient)
    await within(dialog).findByText(/^(Void|إبطال)$/)
    await expect(within(dialog).queryByText(/payment\./)).toBeNull()
    await expectWayToAnswers(dialog)
  },
}

/** What would be there, and the way to what was answered. */
export const NoRequests: Story = {
  args: { staff: { newRequests: 0 } },
  parameters: asking([]),
  play: async ({ canvas }) => {
    const name = /^(No new permission requests|لا توجد طلبات صلاحيات جديدة)$/
    await userEvent.click(await canvas.findByRole('button', { name }, patient))
    const dialog = await screen.findByRole('dialog', undefined, patient)
    await within(dialog).findByText(/^(Anyone who presses Refund|من يضغط الاسترداد)/, undefined, patient)
    await expectWayToAnswers(dialog)
  },
}

const expectWayToAnswers = (dialog: HTMLElement) =>
  expect(
    within(dialog).getByRole('link', { name: /^(Approve permissions|الموافقة على الصلاحيات)$/ }),
  ).toHaveAttribute('href', expect.stringMatching(/\/dashboard\/ticket\/approve-permissions$/))

/** S2 §4 "raises the unread count": at the section while it is closed, at its page while it is open. */
export const OrdersUnread: Story = {
  render: (args, context) => (
    <UnreadOrdersContext value={3}>{meta.render(args, context)}</UnreadOrdersContext>
  ),
  play: async ({ canvas }) => {
    const name = /^(Food ordering 3 new orders|طلبات الطعام 3 طلبات جديدة)$/
    await userEvent.click(await canvas.findByRole('button', { name }, patient))
    await canvas.findByRole('link', { name: /^(Transactions 3 new orders|المعاملات 3 طلبات جديدة)$/ })
    await expect(canvas.getByRole('button', { name: /^(Food ordering|طلبات الطعام)$/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}

export const Cashier: Story = { args: { staff: cashier } }

export const NothingIsOpen: Story = { args: { staff: { ...cashier, sections: [] } } }

export const Folded: Story = { args: { isFolded: true } }

export const AdministrationElsewhere: Story = {
  args: { staff: { administrationUrl: 'https://office.tamra-tide.example/' } },
}

const done = {
  en: ['Refunded PR-1016', 'Exported transactions', 'Signed in'],
  ar: ['استرداد PR-1016', 'تصدير المعاملات', 'تسجيل الدخول'],
}

export const History: Story = {
  args: {
    answers: (locale) => ({
      history: {
        results: done[locale].map((description, place) => ({
          id: place,
          actor: 'admin.demo',
          description,
          timestamp: `2026-11-20T13:${30 - 10 * place}:00Z`,
          transaction: null,
          reportId: null,
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Activity history|سجل النشاط/ }, patient))
    const dialog = await screen.findByRole('dialog', undefined, patient)
    await within(dialog).findByText(/PR-1016/, undefined, patient)
  },
}

const openHistory = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Activity history|سجل النشاط/ }, patient))
  return within(await screen.findByRole('dialog', undefined, patient))
}

export const HistoryLoading: Story = {
  play: async ({ canvas }) => {
    await (await openHistory(canvas)).findByText(/^(Loading…|جارٍ التحميل…)$/, { selector: 'output' }, patient)
  },
}

export const HistoryEmpty: Story = {
  args: { answers: () => ({ history: { results: [] } }) },
  play: async ({ canvas }) => {
    await (
      await openHistory(canvas)
    ).findByText(/^(Nothing has happened yet|لم يحدث شيء بعد)$/, undefined, patient)
  },
}

export const Palette: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, patient)
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', undefined, patient)
    await expect(field).toHaveFocus()
  },
}

export const Details: Story = { args: { path: 'user/user-details', page: <UserDetails /> } }

export const SectionOff: Story = {
  args: { path: 'food-ordering/transactions', staff: cashier, page: <DashboardForbidden /> },
}

export const NoSuchPage: Story = { args: { path: 'nowhere', page: <DashboardNotFound /> } }

const problem = { code: 'unexpected', message: 'Unexpected error', requestId: '6f6e2f0c-5d0e-4c1b-9d3e-2b1a' }

export const PageFailed: Story = {
  args: { page: <StaffFailed kind="page" error={new Refused(500, problem)} onRetry={() => {}} /> },
}

/** What the server sends before the app has started. */
export const Starting: Story = {
  render: (_, context) => (
    <FrameSkeleton
      kind="dashboard"
      merchant={inLocale(context) === 'ar' ? 'تمرة ومدّ' : 'Tamra & Tide'}
      logoUrl={null}
      label={inLocale(context) === 'ar' ? 'جارٍ تحميل لوحة التحكم…' : 'Loading the dashboard…'}
    />
  ),
}
