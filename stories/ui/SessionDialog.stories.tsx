import type { Meta, StoryObj } from '@storybook/react-vite'
import { SessionDialog } from '@wasl/ui/overlays/SessionDialog'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const onStay = fn()
const onSignOut = fn()

type Shown = { context: Toolbar; seconds: number; isStaying?: boolean }

function Warning({ context, seconds, isStaying = false }: Shown) {
  const [until] = useState(() => new Date(Date.now() + seconds * 1000).toISOString())
  return (
    <SessionDialog
      phase="warning"
      until={until}
      isStaying={isStaying}
      words={{
        title: say(context, 'You will be signed out in', 'سيتم تسجيل خروجك خلال'),
        text: say(
          context,
          'You have not used the dashboard for 18 minutes. What you typed is kept.',
          'لم تستخدم لوحة التحكم منذ 18 دقيقة. ما كتبته محفوظ.',
        ),
        stay: say(context, 'Stay signed in', 'البقاء مسجلاً'),
        signOut: say(context, 'Sign out now', 'تسجيل الخروج الآن'),
        announcement: (left) =>
          say(context, `Signed out in ${left} seconds`, `تسجيل الخروج خلال ${left} ثانية`),
      }}
      onStay={onStay}
      onSignOut={onSignOut}
    />
  )
}

const meta = { title: 'ui/overlays/SessionDialog', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const BeforeSignOut: Story = {
  render: (_, context) => <Warning context={context} seconds={120} />,
  play: async () => {
    const dialog = screen.getByRole('alertdialog')
    await expect(dialog).toHaveAccessibleDescription()
    await expect(screen.getByRole('timer')).toHaveTextContent(/^(2:00|1:5\d)$/)
    const [, stay] = screen.getAllByRole('button')
    await expect(stay).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(onSignOut).not.toHaveBeenCalled()
    await userEvent.click(stay ?? dialog)
    await expect(onStay).toHaveBeenCalled()
  },
}

export const Staying: Story = {
  render: (_, context) => <Warning context={context} seconds={120} isStaying />,
  play: async () => {
    const stay = screen.getByRole('button', { name: /^(Stay signed in|البقاء مسجلاً)$/ })
    await expect(stay).toHaveAttribute('aria-busy', 'true')
  },
}

export const LastSeconds: Story = {
  render: (_, context) => <Warning context={context} seconds={10} />,
  play: async () => {
    await expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const Expired: Story = {
  render: (_, context) => (
    <SessionDialog
      phase="expired"
      words={{
        title: say(context, 'Your session has been expired', 'انتهت صلاحية جلستك'),
        text: say(context, 'Click Ok and login again', 'اضغط موافق وسجّل الدخول مرة أخرى'),
        ok: say(context, 'Ok', 'موافق'),
      }}
      onSignOut={onSignOut}
    />
  ),
  play: async () => {
    await expect(screen.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onSignOut).toHaveBeenCalled()
  },
}
