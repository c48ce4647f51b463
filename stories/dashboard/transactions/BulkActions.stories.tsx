import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import type { Locale } from '@wasl/domain/locale'
import { useSelection } from '@wasl/ui/table/rows/useSelection.ts'
import { StaffNotices } from '@wasl/web/desk/frame/StaffNotices'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { BulkActions } from '@wasl/web/dashboard/transactions/actions/many/BulkActions'
import type { Matching } from '@wasl/web/dashboard/transactions/actions/many/use-matching.ts'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'

const ids = ['PR-1006', 'PR-1007', 'PR-1011']
const actions = ['email', 'sms', 'refund', 'delete'].map((value) => ({ value }))

const matching: Matching = { place: { module: 'payment_request', list: 'live' }, filters: {}, q: '' }

const Ticked = () => (
  <StaffNotices>
    <Ticks />
  </StaffNotices>
)

function Ticks() {
  const selection = useSelection(ids, 812, ids)
  return (
    <BulkActions
      matching={matching}
      actions={actions}
      selection={selection}
      selectedIds={() => ids}
      total={812}
      onChanged={() => {}}
      onOffered={() => {}}
    />
  )
}

function Screen({ locale }: { locale: Locale }) {
  const [queries] = useState(createQueries)
  return (
    <DashboardPart path="payment-request/transactions" locale={locale} component={Ticked} queries={queries} />
  )
}

/** TBL-06: what may be done with the selected rows. */
const meta = {
  title: 'dashboard/transactions/BulkActions',
  parameters: { layout: 'fullscreen' },
  render: (_, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} locale={locale} />
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const ask: Story['play'] = async ({ canvas }) => {
  const name = /^(Send email|إرسال بريد)$/
  await userEvent.click(await canvas.findByRole('button', { name }, patient))
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/3 transactions|3 معاملات/)
}

export const Selected: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: /^3 (?!were)/ }, patient)
    await expect(within(bar).getAllByRole('button').at(-2)).toHaveTextContent(/Delete|حذف/)
  },
}

export const Sure: Story = { play: ask }

const row = (id: string, code: string, message: string) => ({ id, result: 'failed' as const, code, message })

const partly = (message: string, reason: string) => ({
  message,
  results: ids.map((id) =>
    id === 'PR-1007'
      ? row(id, 'no_address', reason)
      : { id, result: 'done' as const, code: 'done', message: reason },
  ),
})

const nothing = (message: string, reason: string) => ({
  code: 'nothingDone',
  requestId: 'r',
  message,
  results: ids.map((id) => row(id, 'no_address', reason)),
})

const retry = /^(Try|أعد محاولة)/

const sayYes: Story['play'] = async (context) => {
  await ask(context)
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^(Yes|نعم)$/ }))
}

/** S2 §8, 207: what could not be done stays selected, with its reason. Where trying again cannot help it is not offered. */
export const Partial: Story = {
  parameters: {
    msw: [
      mock(staffContract.actions.bulk, ({ locale }) => ({
        status: 207,
        body:
          locale === 'ar'
            ? partly('تم التنفيذ جزئيًا: 2 من 3', 'لا يوجد بريد إلكتروني')
            : partly('Applied partially: 2 of 3', 'No e-mail address'),
      })),
    ],
  },
  play: async (context) => {
    await sayYes(context)
    const bar = await context.canvas.findByRole('region', { name: /^(1 selected|واحدة محددة)$/ }, patient)
    await expect(bar).toHaveTextContent('PR-1007')
    await expect(bar).toHaveTextContent(/1 was not done|تعذّر تنفيذ واحدة/)
    await expect(within(bar).queryByRole('button', { name: retry })).toBeNull()
  },
}

const mixed = (message: string, [unknown, forbidden, busy]: [string, string, string]) => ({
  message,
  results: [
    row('PR-1006', 'unavailable', unknown),
    row('PR-1007', 'permission_denied', forbidden),
    row('PR-1011', 'in_flight', busy),
  ],
})

/** Tried again is what that can help; the row that cannot be done stays listed with its reason, whatever comes of the others. */
export const SomeCanBeTriedAgain: Story = {
  parameters: {
    msw: [
      mock(staffContract.actions.bulk, ({ locale }) => ({
        status: 207,
        body:
          locale === 'ar'
            ? mixed('تم التنفيذ جزئيًا: 0 من 3. ولا يُعرف إن كان 1 منها قد تم.', [
                'لا يُعرف إن كان هذا قد تم. راجعه مجددًا بعد لحظات.',
                'ليست لديك صلاحية القيام بهذا',
                'هناك من يدفع الآن. حاول مجددًا بعد لحظات.',
              ])
            : mixed('Applied partially: 0 of 3. Of 1 it is not known whether they were done.', [
                'Whether this was done is not known. Look at it again in a moment.',
                'You do not have permission to do this',
                'Somebody is paying right now. Try again in a moment.',
              ]),
      })),
    ],
  },
  play: async (context) => {
    await sayYes(context)
    const bar = await context.canvas.findByRole('region', { name: /^3 (?!were)/ }, patient)
    await within(bar).findByRole('button', { name: /^(Try 2 again|أعد محاولة اثنتين)$/ }, patient)
    await expect(within(bar).getAllByRole('listitem')).toHaveLength(3)
  },
}

const later = (message: string, reason: string) => ({
  message,
  results: ids.map((id) => ({ id, result: 'waits' as const, code: 'requested', message: reason })),
})

/** Payments B8: what colleagues check first is not told as applied. */
export const WaitsForColleagues: Story = {
  parameters: {
    msw: [
      mock(staffContract.actions.bulk, ({ locale }) => ({
        status: 202,
        body:
          locale === 'ar'
            ? later(
                'لم يتحرك شيء بعد. يجب أن يوافق الزملاء على هذا أولًا: 3 من 3',
                'يجب أن يوافق زميل على هذا أولًا: استرداد 20.000 KWD. تم طلبه باسمك.',
              )
            : later(
                'Nothing has moved yet. Colleagues have to approve this first: 3 of 3',
                'A colleague has to approve this first: Refund KWD 20.000. It was asked for in your name.',
              ),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Refund|استرداد)$/ }, patient))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Yes|نعم)$/ }))
    await screen.findByText(/^(Nothing has moved yet|لم يتحرك شيء بعد)/, {}, patient)
    await expect(screen.queryByText(/^(Applied successfully|تم التنفيذ بنجاح)$/)).toBeNull()
    await expect(canvas.queryByRole('region', { name: /^3 (?!were)/ })).toBeNull()
  },
}

/** Not one could be done: red, each with its reason, and all of them stay selected. */
export const NothingDone: Story = {
  parameters: {
    msw: [
      mock(staffContract.actions.bulk, ({ locale }) => ({
        status: 400,
        body:
          locale === 'ar'
            ? nothing('لم يُنفّذ شيء', 'لا يوجد بريد إلكتروني')
            : nothing('Nothing was applied', 'No e-mail address'),
      })),
    ],
  },
  play: async (context) => {
    await sayYes(context)
    const bar = await context.canvas.findByRole('region', { name: /^3 (?!were)/ }, patient)
    await within(bar).findByText(/^(3 were not done|تعذّر تنفيذ (3|٣) معاملات)$/, {}, patient)
    await expect(within(bar).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(bar).queryByRole('button', { name: retry })).toBeNull()
  },
}

const noAddress = (message: string) => ({
  id: 'JOB-2',
  state: 'finished' as const,
  total: 812,
  done: 0,
  failed: 812,
  failures: [row('PR-1007', 'no_address', message)],
})

/** The bar counts all that was not done, also where only some of it is named. */
export const NothingOfAllDone: Story = {
  parameters: {
    msw: [
      mock(staffContract.matching.ask, ({ locale }) => ({
        status: 202,
        body: locale === 'ar' ? noAddress('لا يوجد بريد إلكتروني') : noAddress('No e-mail address'),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /812|٨١٢/ }, patient))
    await userEvent.click(await canvas.findByRole('button', { name: /^(Send email|إرسال بريد)$/ }, patient))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Yes|نعم)$/ }))
    const bar = await canvas.findByRole('region', { name: /^(1 selected|واحدة محددة)$/ }, patient)
    await within(bar).findByText(/^(812 were not done|تعذّر تنفيذ (812|٨١٢) معاملة)$/, {}, patient)
  },
}

/** Everything that matches is worked on by the server, and one sees how far it is. */
export const Working: Story = {
  parameters: {
    msw: [
      mock(staffContract.matching.ask, {
        status: 202,
        body: { id: 'JOB-1', state: 'working', total: 812, done: 240, failed: 3, failures: [] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /812|٨١٢/ }, patient))
    await userEvent.click(await canvas.findByRole('button', { name: /^(Send email|إرسال بريد)$/ }, patient))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Yes|نعم)$/ }))
    await expect(await canvas.findByRole('progressbar', undefined, patient)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/243/),
    )
    await canvas.findByRole('button', { name: /^(Stop|إيقاف)$/ })
  },
}
