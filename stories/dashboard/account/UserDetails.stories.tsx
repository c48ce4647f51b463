import type { Meta, StoryObj } from '@storybook/react-vite'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { UserDetails } from '@wasl/web/app/staff/UserDetails'
import { ownSessionsQuery } from '@wasl/web/auth/session/own-sessions.queries.ts'
import { useState } from 'react'
import { shown } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'

/** S2 §2 "User details": order notices here and on this device, and where one is signed in. */
const meta = {
  title: 'dashboard/account/UserDetails',
  args: { publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA' },
  argTypes: { publicKey: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ publicKey }, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} publicKey={publicKey} locale={locale} />
  },
} satisfies Meta<{ publicKey: string | null }>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ publicKey, locale }: { publicKey: string | null; locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    made.setDefaultOptions({ queries: { retry: false, refetchOnMount: false, staleTime: Infinity } })
    made.setQueryData(['push-key'], publicKey)
    made.setQueryData(['push', 'admin.demo'], false)
    made.setQueryData(ownSessionsQuery.queryKey, [
      {
        id: 's-1',
        device: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
        startedAt: '2026-11-20T09:00:00Z',
        seenAt: '2026-11-20T11:58:00Z',
        isCurrent: true,
      },
    ])
    return made
  })
  return <DashboardPart path="user/user-details" locale={locale} component={UserDetails} queries={queries} />
}

/** Looked at with a finger too. */
export const Full: Story = { tags: ['touch'] }

/** An installation without keys says why the switch cannot be used. */
export const NotSetUp: Story = { args: { publicKey: null } }
