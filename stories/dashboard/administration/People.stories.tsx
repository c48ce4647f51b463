import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { roles, usersPage } from '@wasl/web/dashboard/administration/people/people.fixtures.ts'
import { rolesQuery, usersQuery } from '@wasl/web/dashboard/administration/people/people.queries.ts'
import { RolesPage } from '@wasl/web/dashboard/administration/people/RolesPage'
import { UsersPage } from '@wasl/web/dashboard/administration/people/UsersPage'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { shell } from '../shell.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { page: 'users' | 'roles'; has: 'some' | 'long' | 'none' | 'nothing yet'; isOwner: boolean }

const pages = { users: UsersPage, roles: RolesPage }

/** Who works for the merchant, and what each may do (payments B8, B12). */
const meta = {
  title: 'dashboard/administration/People',
  args: { page: 'users', has: 'some', isOwner: true },
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

const administrator: Shell = {
  ...shell,
  user: {
    ...shell.user,
    isSuperuser: false,
    permissions: ['users.manage', 'search_paymenttransaction', 'payment.create', 'payment.refund'],
  },
}

function Screen({ page, has, isOwner, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    made.setDefaultOptions({ queries: { retry: false, refetchOnMount: false } })
    if (has === 'nothing yet') return made
    const some = has === 'long' ? lengthened(usersPage()) : usersPage()
    made.setQueryData(usersQuery().queryKey, has === 'none' ? { ...some, results: [], count: 0 } : some)
    const all = has === 'long' ? lengthened(roles()) : roles()
    made.setQueryData(
      rolesQuery.queryKey,
      has === 'none' ? { ...all, results: all.results.filter(({ isReady }) => isReady) } : all,
    )
    return made
  })
  return (
    <DashboardPart
      path={`administration/${page}`}
      locale={locale}
      component={pages[page]}
      queries={queries}
      staff={isOwner ? shell : administrator}
    />
  )
}

export const Users: Story = {}

/** Who stops for a moment and types on is still in the field. */
export const TypedOn: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', undefined, patient)
    await userEvent.type(canvas.getByRole('searchbox'), 'ali')
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true'), patient)
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('searchbox')).toHaveValue('alia')
  },
}

export const NobodyFound: Story = {
  args: { has: 'none' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /No user is found|لا يوجد مستخدم/ }, patient)
  },
}

export const Loading: Story = { args: { has: 'nothing yet' }, play: async () => {} }

export const Failed: Story = { args: { has: 'nothing yet' }, ...failed }

const openNew = /^(Add a user|إضافة مستخدم)$/

export const NewUser: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: openNew }, patient))
    await screen.findByRole('dialog', undefined, patient)
  },
}

export const NewUserByAnAdministrator: Story = {
  args: { isOwner: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: openNew }, patient))
    const dialog = within(await screen.findByRole('dialog', undefined, patient))
    const boxes = await dialog.findAllByRole('checkbox', undefined, patient)
    await expect(boxes.filter((box) => box.getAttribute('aria-disabled') === 'true').length).toBeGreaterThan(
      5,
    )
  },
}

export const Roles: Story = { args: { page: 'roles' } }

export const NoRoleOfTheirOwn: Story = { args: { page: 'roles', has: 'none' } }

/** A copy begins with what its role allows, as far as whoever copies it may give it. */
export const CopyOfARole: Story = {
  args: { page: 'roles' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^(Cashier|أمين الصندوق)/ }, patient)
    await userEvent.click(within(row).getAllByText(/^(Cashier|أمين الصندوق)$/)[0]!)
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(drawer.getByRole('button', { name: /^(Copy|نسخ)$/ }))
    const form = within(await screen.findByRole('dialog', { name: /^(Add a role|إضافة دور)$/ }, patient))
    const boxes = form.getAllByRole('checkbox')
    await expect(boxes.some((box) => (box as HTMLInputElement).checked)).toBe(true)
  },
}

export const NewRole: Story = {
  args: { page: 'roles' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Add a role|إضافة دور)$/ }, patient))
    await screen.findByRole('dialog', undefined, patient)
  },
}

/** Neither Escape nor Close loses what was typed without a question. */
export const NewRoleLeft: Story = {
  args: { page: 'roles' },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: /^(Add a role|إضافة دور)$/ }, patient)
    await userEvent.click(add)
    const form = within(await screen.findByRole('dialog', undefined, patient))
    const [name] = form.getAllByRole('textbox')
    await userEvent.type(name!, 'Night shift')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: /^(Stay|البقاء)$/ }, patient))
    await expect(name).toHaveValue('Night shift')
    await expect(name).toHaveFocus()
    await userEvent.click(form.getByRole('button', { name: /^(Close|إغلاق)$/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^(Leave|مغادرة)$/ }, patient))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(add).toHaveFocus()
  },
}

export const LongNames: Story = { args: { has: 'long' } }

export const LongNamesOfRoles: Story = { args: { page: 'roles', has: 'long' } }
