import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HelpSetup } from '@wasl/contracts/web/dashboard/help.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { helpQuery } from '@wasl/web/dashboard/help/help.queries.ts'
import { HelpPage } from '@wasl/web/dashboard/help/HelpPage'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { patient, shown } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

const subjects = {
  en: ['Support request', 'Suggestion', 'Feedback'],
  ar: ['طلب دعم', 'اقتراح', 'ملاحظات'],
}
const values = ['support_request', 'suggestion', 'feedback'] as const
const setupIn = (locale: 'en' | 'ar'): HelpSetup => ({
  actions: {
    POST: {
      subjectChoices: values.map((value, at) => ({ value, displayName: subjects[locale][at] ?? '' })),
      emailMessage: { maxLength: 4_000 },
    },
  },
})

type Args = { isLoaded: boolean; isLong: boolean }

/** S2 §2 "Help and support". */
const meta = {
  title: 'dashboard/help/Help',
  args: { isLoaded: true, isLong: false },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ isLoaded, isLong }, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} isLoaded={isLoaded} isLong={isLong} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ isLoaded, isLong, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    sessionStorage.removeItem('wasl.draft.admin.demo.help')
    const setup = isLong ? lengthened(setupIn(locale)) : setupIn(locale)
    if (isLoaded) made.setQueryData(helpQuery(locale).queryKey, setup)
    return made
  })
  return <DashboardPart path="help" locale={locale} component={HelpPage} queries={queries} />
}

export const Empty: Story = {}

/** More than support reads is kept and told, never cut. */
export const Written: Story = {
  play: async ({ canvas }) => {
    const message = await canvas.findByRole('textbox', { name: /^(Message|الرسالة)$/ }, patient)
    await userEvent.click(message)
    await userEvent.paste('x'.repeat(4_001))
    await expect(canvas.getByText(/4,?001/)).toBeVisible()
  },
}

export const Loading: Story = { args: { isLoaded: false } }

export const Failed: Story = { args: { isLoaded: false }, ...failed }

export const LongText: Story = { args: { isLong: true } }
