import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CodeLoad } from '@wasl/contracts/web/pay/code.contract'
import type { CodeForm } from '@wasl/web/base/page-data.ts'
import { codeAsked, codeForm, refusedCode, stranger, tooManyTries } from '@wasl/web/pay/code/code.fixtures.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { said } from './said.ts'
import { Screen } from './Screen.tsx'
import { patient, shown } from './shown.ts'
import { lengthened } from '../lengthened.ts'

type Args = { load: CodeLoad; form: CodeForm }

/** S1 §2 "Code verification page", in each of its states. */
const meta = {
  title: 'pay/CodePage',
  args: { load: codeAsked(), form: codeForm() },
  argTypes: { load: { control: false }, form: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ load, form }, context) => (
    <Screen
      key={inLocale(context)}
      locale={inLocale(context)}
      path="/cpr?referrer=gathering"
      page={{
        kind: 'code',
        load,
        form: form.problem?.fieldErrors ? refusedCode(inLocale(context)) : said(form, inLocale(context)),
      }}
    />
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = {}
export const AskedForText: Story = {
  args: { load: codeAsked({ field: 'text', label: { en: 'Order number', ar: 'رقم الطلب' } }) },
}
export const Refused: Story = {
  args: { form: refusedCode() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    const field = canvas.getByRole('textbox', { name: /^(Code|الرمز)$/ })
    await waitFor(() => expect(field).toHaveFocus(), patient)
  },
}
export const TooManyTries: Story = { args: { form: tooManyTries } }
export const Sending: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Code|الرمز)$/ }), '24681357')
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Phone number|رقم الهاتف)$/ }), '50012345')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Checking|التحقق/ })).toHaveAttribute('aria-busy', 'true')
  },
}
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue|متابعة)$/ }))
    await expect(canvas.getAllByText(/^(This field is required|هذا الحقل مطلوب)$/)).toHaveLength(2)
  },
}
export const AcceptedOnOwnSite: Story = {
  args: { form: codeForm({ way: { kind: 'go', url: '/en/pay/PR-1001' } }) },
}
export const AcceptedOnMerchantSite: Story = {
  args: { form: codeForm({ way: { kind: 'go', url: 'https://tamra-tide.example/orders/TT-5001' } }) },
}
export const Leaving: Story = { args: { form: codeForm({ way: stranger }) } }
export const NotFound: Story = { args: { load: { kind: 'notFound' } } }

export const LongText: Story = {
  args: { load: lengthened(codeAsked({ field: 'text', label: { en: 'Order number', ar: 'رقم الطلب' } })) },
}
export const LongWayOn: Story = { args: { form: lengthened(codeForm({ way: stranger })) } }
