import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import type { Pausables } from '@wasl/contracts/web/dashboard/administration/pause.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { pausables, pause } from '@wasl/web/dashboard/administration/pause/pausing.fixtures.ts'
import { pauseQuery } from '@wasl/web/dashboard/administration/pause/pausing.queries.ts'
import { PausePage } from '@wasl/web/dashboard/administration/pause/PausePage'
import { useState } from 'react'
import type { Canvas } from 'storybook/internal/csf'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { known: Pausables | null }

/** No payment begins for a while, and customers are told why. */
const meta = {
  title: 'dashboard/administration/Pause',
  args: { known: pausables() },
  argTypes: { known: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^(Where payments are taken|أين تُستلم المدفوعات)$/ }, patient)
  },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ known, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    made.setDefaultOptions({ queries: { retry: false, refetchOnMount: false } })
    if (known) made.setQueryData(pauseQuery.queryKey, known)
    return made
  })
  return <DashboardPart path="administration/pause" locale={locale} component={PausePage} queries={queries} />
}

const hasHeadFocus = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), patient)

export const Open: Story = {}

export const Loading: Story = { args: { known: null }, play: async () => {} }

export const Failed: Story = { args: { known: null }, ...failed }

/** What was pressed is gone while it is asked again: the focus goes to the page's title. */
export const FailedAndAskedAgain: Story = {
  args: { known: null },
  parameters: failed.parameters,
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: /^(Try again|حاول مرة أخرى)$/ }, patient)
    await userEvent.click(again)
    await hasHeadFocus(canvas)
  },
}

export const WholeMerchantPaused: Story = {
  args: { known: pausables([pause, {}, { ...pause, pausedUntil: null, messageEn: null, messageAr: null }]) },
}

const dialog = () => within(document.body).findByRole('dialog', undefined, patient)

export const PauseAUnit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Pause|إيقاف مؤقت) (Catering|الضيافة)$/ }, patient),
    )
    await dialog()
  },
}

export const Resume: Story = {
  args: { known: pausables([pause]) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Resume now|استئناف الآن)/ }, patient))
    await within(document.body).findByRole('alertdialog', undefined, patient)
  },
}

/** The button that was pressed is gone with the pause: the page's title has the focus. */
export const Resumed: Story = {
  args: { known: pausables([pause]) },
  parameters: {
    msw: [
      mock(staffContract.administration.pause.list, { status: 200, body: pausables() }),
      mock(staffContract.administration.pause.resume, { status: 200, body: pausables() }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Resume now|استئناف الآن)/ }, patient))
    const page = within(document.body)
    await userEvent.click(await page.findByRole('button', { name: /^(Yes, resume|نعم، استأنف)$/ }, patient))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^(Resume now|استئناف الآن)/ })).toBeNull(),
    )
    await hasHeadFocus(canvas)
  },
}

export const LongText: Story = {
  args: { known: lengthened(pausables([pause, {}, { ...pause, pausedUntil: null }])) },
}
