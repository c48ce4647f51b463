import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Counter } from '@wasl/contracts/web/pay/counter.contract'
import type { CollectForm } from '@wasl/web/base/page-data.ts'
import { collectPage, refusedCollect } from '@wasl/web/pay/collect/collect.fixtures.ts'
import { expect, waitFor, within } from 'storybook/test'
import { unit } from '@wasl/web/pay/pay.fixtures.ts'
import { inLocale } from '../ui/in-locale.ts'
import { said } from './said.ts'
import { Screen } from './Screen.tsx'
import { patient, shown } from './shown.ts'
import { lengthened } from '../lengthened.ts'

type Args = { counter: Partial<Counter>; form: Partial<CollectForm>; isRefused: boolean }

/** Product.md 3: a collector's counter that the merchant opened to everybody. */
const meta = {
  title: 'pay/CollectPage',
  args: { counter: {}, form: {}, isRefused: false },
  argTypes: { counter: { control: false }, form: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ counter, form, isRefused }, context) => {
    const locale = inLocale(context)
    return (
      <Screen
        key={locale}
        locale={locale}
        path="/pos/pay/collect/COL-2"
        page={collectPage(counter, isRefused ? refusedCollect(locale) : said(form, locale))}
      />
    )
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const SeveralCurrencies: Story = { args: { counter: { currencies: ['KWD', 'USD'] } } }

export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    const amount = canvas.getByRole('textbox', { name: /^(Amount|المبلغ)$/ })
    await waitFor(() => expect(amount).toHaveFocus(), patient)
  },
}

export const Paused: Story = {
  args: {
    form: {
      typed: { amount: '5' },
      problem: { code: 'paused', message: 'We count our stock.', requestId: 'story' },
    },
  },
}

export const LongText: Story = {
  args: {
    counter: lengthened({
      collector: { id: 'COL-2', name: { en: 'Catering counter', ar: 'منفذ الضيافة' }, kind: 'unit' },
      unit,
    }),
    form: lengthened({
      typed: { amount: '123456789.000', description: 'One cake box' },
      problem: { code: 'paused', message: 'We count our stock.', requestId: 'story' },
    }),
  },
}
