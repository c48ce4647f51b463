import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock } from '@wasl/web/base/mock.fixtures.ts'
import type { PageTexts } from '@wasl/contracts/web/dashboard/administration/page-texts.contract'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { pageTextsQuery } from '@wasl/web/dashboard/administration/wording/page-texts.queries.ts'
import { PageTextsPage } from '@wasl/web/dashboard/administration/wording/PageTextsPage'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { patient } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'
import { DashboardPart } from '../DashboardPart.tsx'
import { failed } from '../failed.ts'
import { lengthened } from '../../lengthened.ts'

type Args = { shown: PageTexts | null }

const shown: PageTexts = {
  texts: [
    { key: 'pay.total', english: 'Total', arabic: 'الإجمالي', own: 'المبلغ المطلوب' },
    { key: 'pay.due', english: 'Pay before {time}', arabic: 'ادفع قبل {time}', own: '' },
  ],
  revision: 1,
}

/** The merchant's own Arabic on the pages customers see. */
const meta = {
  title: 'dashboard/administration/Words of pages',
  args: { shown },
  argTypes: { shown: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const locale = inLocale(context)
    return <Screen key={locale} {...args} locale={locale} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function Screen({ shown: known, locale }: Args & { locale: 'en' | 'ar' }) {
  const [queries] = useState(() => {
    const made = createQueries()
    if (known) made.setQueryData(pageTextsQuery.queryKey, known)
    return made
  })
  return (
    <DashboardPart
      path="administration/page-texts"
      locale={locale}
      component={PageTextsPage}
      queries={queries}
    />
  )
}

export const OwnWords: Story = {
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('المبلغ المطلوب', undefined, patient)
    await canvas.findByText('Pay before {time}')
  },
}

const problem = {
  code: 'badRequest',
  message: 'The request is not valid.',
  requestId: 'req_7f3a91c2',
  fieldErrors: { 'pay.total': ['This text takes nothing in braces and no tags. Write it in plain words.'] },
}

/** A search for something else does not hide what was refused. */
export const Refused: Story = {
  parameters: { msw: [mock(staffContract.administration.pageTexts.change, { status: 400, body: problem })] },
  play: async ({ canvas }) => {
    const field = await canvas.findByDisplayValue('المبلغ المطلوب', undefined, patient)
    await userEvent.type(field, ' {{sum}')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save changes|حفظ التغييرات)$/ }))
    await canvas.findByText(/^This text takes nothing/, undefined, patient)
    await userEvent.type(canvas.getByRole('searchbox'), 'before{Enter}')
    await expect(field).toHaveValue('المبلغ المطلوب {sum}')
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('المبلغ المطلوب', undefined, patient)
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz{Enter}')
    await canvas.findByRole('heading', { name: /^(No text found|لا نصوص مطابقة)$/ }, patient)
  },
}

export const Loading: Story = { args: { shown: null } }

export const Failed: Story = { args: { shown: null }, ...failed }

export const LongText: Story = { args: { shown: lengthened(shown) } }
