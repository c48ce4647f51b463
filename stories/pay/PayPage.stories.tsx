import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { FormNotice } from '@wasl/web/base/page-data.ts'
import {
  alreadyPaid,
  bill,
  card,
  choice,
  expired,
  invalid,
  unresolved,
  knet,
  payable,
  paused,
} from '@wasl/web/pay/pay.fixtures.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { applePay, onDevice } from './on-device.ts'
import { dueInAnHour, fromFive, openRequest } from './open-request.ts'
import { said } from './said.ts'
import { Screen } from './Screen.tsx'
import { patient, shown } from './shown.ts'

type Args = { load: PayPageLoad; notice: FormNotice | null }

/** One story per view of the pay page's machine. */
const meta = {
  title: 'pay/PayPage',
  args: { load: payable(), notice: null },
  argTypes: { load: { control: false }, notice: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ load, notice }, context) => (
    <Screen
      key={inLocale(context)}
      locale={inLocale(context)}
      path="/pay/PR-1001"
      page={{
        kind: 'pay',
        transactionId: 'PR-1001',
        load,
        form: {
          token: 'token',
          idempotencyKey: 'key-of-a-story',
          notice: said(notice, inLocale(context)),
        },
      }}
    />
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

const both = (en: string, ar: string) => ({ en, ar })

export const Payable: Story = {
  args: { load: openRequest() },
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toBeVisible()
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked()
  },
}
export const Gateways: Story = {
  args: {
    load: openRequest({
      choices: [
        knet,
        card,
        choice('instalments', both('Pay in instalments', 'الدفع بالتقسيط'), '0.400'),
        choice('cash', both('Cash on delivery', 'الدفع عند الاستلام')),
      ],
    }),
  },
}
export const NoGateway: Story = { args: { load: openRequest({ choices: [] }) } }
export const EditableAmount: Story = {
  args: {
    load: openRequest({
      editableAmount: fromFive,
      additionalPhone: { country: 'KW' },
    }),
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    const [amount] = canvas.getAllByRole('textbox')
    if (!amount) throw new Error('there is no amount field')
    await userEvent.clear(amount)
    await userEvent.type(amount, '-1')
    await waitFor(() => expect(amount).toBeInvalid())
    await expect(canvas.getByRole('button', { name: /^(Pay Now|ادفع الآن)$/ })).toBeVisible()
  },
}
export const CountdownInTheLastHour: Story = {
  args: { load: openRequest({ bill: dueInAnHour() }) },
}
export const AfterARefusedPlainForm: Story = {
  args: {
    load: openRequest({ editableAmount: fromFive }),
    notice: {
      code: 'invalid',
      message: 'Pay at least 5.000 KWD',
      fieldErrors: { amount: ['Pay at least 5.000 KWD'] },
      amount: '1.000',
      gatewayCode: 'card',
    },
  },
}
/** PAY-04, on a device with Apple Pay. */
export const Wallet: Story = {
  args: { load: openRequest({ wallets: [applePay] }) },
  beforeEach: () => onDevice(true),
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(await canvas.findByRole('button', { name: /Apple Pay/ }, patient)).toBeVisible()
  },
}
/** The place was kept, and the device turned out to have no wallet. */
export const WalletNotSetUp: Story = {
  args: { load: openRequest({ wallets: [applePay] }) },
  beforeEach: () => onDevice(false),
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(await canvas.findByText(/no wallet|لا توجد محفظة/, {}, patient)).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    load: openRequest({
      bill: {
        ...bill,
        customer: {
          name: both('Abdulrahman Abdulaziz Al-Mohammad Al-Jasem', 'عبدالرحمن عبدالعزيز المحمد الجاسم'),
          email: 'abdulrahman.abdulaziz.almohammad@longmail.example.com',
          phone: '+96550012351',
        },
        description: both(
          'One bottle of water, with a deliberately long note that keeps going to test wrapping at twenty characters and beyond',
          'قنينة ماء واحدة مع ملاحظة طويلة جدًا لاختبار التفاف النص بعد عشرين حرفًا وأكثر',
        ),
      },
    }),
  },
}
/** PAY-08: a picture is looked at before it is saved. */
export const PictureAttached: Story = {
  args: {
    load: openRequest({
      bill: {
        ...bill,
        attachment: {
          name: both('Sketch.png', 'رسم.png'),
          url: '/art/logo-tamra.svg',
          contentType: 'image/png',
          bytes: 48_213,
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^(Look at it here|عرضه هنا)$/ }))
    const dialog = await canvas.findByRole('dialog', {}, patient)
    const picture = within(dialog).getByRole('img', { name: /^(Sketch|رسم)\.png$/ })
    await waitFor(() => expect(Reflect.get(picture, 'naturalWidth')).toBeGreaterThan(0), patient)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), patient)
  },
}
/** S1 §3: what it costs for now, in the merchant's words. */
export const PromotionalPrice: Story = {
  args: { load: openRequest({ bill: { ...bill, promotionalPrice: 'KWD 40.000 until Friday' } }) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(canvas.getByText(/^(Promotional price|السعر الترويجي)$/)).toBeVisible()
    await expect(canvas.getByText('KWD 40.000 until Friday')).toBeVisible()
  },
}
export const Terms: Story = {
  args: { load: openRequest() },
  play: async ({ canvas }) => {
    await shown(canvas)
    await userEvent.click(canvas.getByRole('link', { name: /terms|الشروط/i }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible(), patient)
  },
}
/** Two tabs: a payment of the same request stands open elsewhere. */
export const OpenElsewhere: Story = {
  args: { load: openRequest({ liveAttemptId: 'AT-1', liveBankUrl: 'https://bank.example/pay/1' }) },
  play: async ({ canvas }) => {
    await shown(canvas)
    const link = canvas.getByRole('link', { name: /Check payment status|التحقق من حالة الدفع/ })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/bff\/return\/AT-1\?lang=(en|ar)$/))
  },
}
/** P 4: where the merchant makes Agree a condition, a box says so above the button. */
export const TermsRequired: Story = {
  args: {
    load: openRequest({
      terms: { html: both('<p>Terms</p>', '<p>الشروط</p>'), version: 3, required: true },
    }),
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    const box = canvas.getByRole('checkbox', { name: /I agree|أوافق/ })
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}
export const Expired: Story = { args: { load: expired } }
export const AlreadyPaid: Story = { args: { load: alreadyPaid } }
export const Invalid: Story = { args: { load: invalid } }
export const Unresolved: Story = { args: { load: unresolved } }
export const Paused: Story = { args: { load: paused } }
export const NotFound: Story = { args: { load: { kind: 'notFound' } } }
export const RedirectToAStranger: Story = {
  args: { load: { kind: 'redirect', url: 'https://elsewhere.example/orders', host: 'elsewhere.example' } },
}
