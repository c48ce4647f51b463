import { QueryClient } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import type { OwnSession } from '@wasl/contracts/web/auth.contract'
import { UserPassword } from '@wasl/web/app/staff/UserPassword'
import { ConfirmPasswordDialog } from '@wasl/web/auth/password/ConfirmPasswordDialog'
import { ownSessionsQuery } from '@wasl/web/auth/session/own-sessions.queries.ts'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { problem } from '@wasl/web/auth/sign-in/sign-in.fixtures.ts'
import { DashboardPart } from '../dashboard/DashboardPart.tsx'
import { failed } from '../dashboard/failed.ts'
import { patient, shown } from '../pay/shown.ts'
import { inLocale } from '../ui/in-locale.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1'
const sessions: OwnSession[] = [
  {
    id: 's-1',
    device: chrome,
    startedAt: '2026-11-20T09:00:00Z',
    seenAt: '2026-11-20T11:58:00Z',
    isCurrent: true,
  },
  {
    id: 's-2',
    device: phone,
    startedAt: '2026-11-19T18:12:00Z',
    seenAt: '2026-11-20T08:30:00Z',
    isCurrent: false,
  },
  {
    id: 's-3',
    device: null,
    startedAt: '2026-11-18T07:40:00Z',
    seenAt: '2026-11-18T07:55:00Z',
    isCurrent: false,
  },
]

type Args = { sessions: OwnSession[] | null }

/** S2 §2 "Change password", and where one is signed in. */
const meta = {
  title: 'auth/Account',
  args: { sessions },
  argTypes: { sessions: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: (args, context) => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
    if (args.sessions) queries.setQueryData(ownSessionsQuery.queryKey, args.sessions)
    return (
      <DashboardPart
        key={inLocale(context)}
        path="user/password"
        locale={inLocale(context)}
        component={UserPassword}
        queries={queries}
      />
    )
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Password: Story = {}
/** What the server says of a field stands at it, and the focus goes there. */
export const PasswordRefused: Story = {
  parameters: {
    msw: [
      mock(staffContract.auth.own.changePassword, ({ locale }) => ({
        status: 403,
        body:
          locale === 'ar'
            ? problem('', { currentPassword: ['أدخل كلمة المرور الحالية'] })
            : problem('', { currentPassword: ['Enter your current password'] }),
      })),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    const fresh = canvas.getByLabelText(/^(New password|كلمة المرور الجديدة)$/)
    await userEvent.type(fresh, 'Tide-2026!')
    await userEvent.type(
      canvas.getByLabelText(/^(New password again|كلمة المرور الجديدة مرة أخرى)$/),
      'Tide-2026!{Enter}',
    )
    await canvas.findByText(/^(Enter your current password|أدخل كلمة المرور الحالية)$/, undefined, patient)
    await expect(canvas.getByLabelText(/^(Current password|كلمة المرور الحالية)$/)).toHaveFocus()
  },
}
export const SessionsFailed: Story = { args: { sessions: null }, ...failed }
export const SessionsLoading: Story = { args: { sessions: null } }
export const PasswordsDiffer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    await userEvent.type(canvas.getByLabelText(/^(New password|كلمة المرور الجديدة)$/), 'Tide-2026!')
    await userEvent.type(
      canvas.getByLabelText(/^(New password again|كلمة المرور الجديدة مرة أخرى)$/),
      'Tide-2025!{Enter}',
    )
    await expect(canvas.getByText(/^(The two passwords differ|كلمتا المرور غير متطابقتين)$/)).toBeVisible()
  },
}
let left = sessions

/** The row leaves with its button: the next one has the focus, after the last what stands below. */
export const SessionsEnded: Story = {
  parameters: {
    msw: [
      mock(staffContract.auth.own.endSession, () => {
        left = left.filter(({ id }) => id !== (left.length === 3 ? 's-2' : 's-3'))
        return { status: 200, body: {} }
      }),
      mock(staffContract.auth.own.sessions, () => ({ status: 200, body: { sessions: left } })),
    ],
  },
  beforeEach: () => {
    left = sessions
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const end = (device: RegExp) => canvas.findByRole('button', { name: device }, patient)
    ;(await end(/^(Sign out|تسجيل الخروج من) .*Safari/)).focus()
    await userEvent.keyboard('{Enter}')
    const unknown = await end(/(Unknown device|جهاز غير معروف)$/)
    await waitFor(() => expect(unknown).toHaveFocus(), patient)
    await userEvent.keyboard('{Enter}')
    const everywhere = await end(/^(Sign out everywhere|تسجيل الخروج من كل الأجهزة)$/)
    await waitFor(() => expect(everywhere).toHaveFocus(), patient)
  },
}
export const EverywhereAsked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = { name: /^(Sign out everywhere|تسجيل الخروج من كل الأجهزة)$/ }
    await userEvent.click(await canvas.findByRole('button', button, patient))
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}
const onAnswer = fn()
export const PasswordAsked: Story = {
  render: (_, context) => (
    <DashboardPart
      key={inLocale(context)}
      path="user/password"
      locale={inLocale(context)}
      component={Asked}
      queries={new QueryClient()}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', {}, patient)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(onAnswer).toHaveBeenCalledWith(false)
  },
}

function Asked() {
  return <ConfirmPasswordDialog onAnswer={onAnswer} />
}
