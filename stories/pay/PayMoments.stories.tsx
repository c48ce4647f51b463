import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { paused } from '@wasl/web/pay/pay.fixtures.ts'
import { expect, userEvent, waitFor } from 'storybook/test'
import { failed } from '../dashboard/failed.ts'
import { inLocale } from '../ui/in-locale.ts'
import { applePay, onDevice } from './on-device.ts'
import { fromFive, openRequest } from './open-request.ts'
import { Screen } from './Screen.tsx'
import { patient, shown } from './shown.ts'

type Args = { load: PayPageLoad }

/** The views of the pay page's machine that only an open page can show: what is on its way, and what went wrong there. */
const meta = {
  title: 'pay/PayMoments',
  args: { load: openRequest() },
  argTypes: { load: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: ({ load }, context) => (
    <Screen
      key={inLocale(context)}
      locale={inLocale(context)}
      path="/pay/PR-1001"
      page={{
        kind: 'pay',
        transactionId: 'PR-1001',
        load,
        form: { token: 'token', idempotencyKey: 'key-of-a-story', notice: null },
      }}
    />
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<typeof shown>[0]

const payButton = (canvas: Canvas) => canvas.findByRole('button', { name: /48\.750/ }, patient)
const isBusy = (button: HTMLElement) =>
  waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'), patient)
const press: Story['play'] = async ({ canvas }) => {
  await shown(canvas)
  const button = await payButton(canvas)
  await userEvent.click(button)
  await isBusy(button)
}

/** The choices are asked anew for what was typed; until they come, nothing can be paid. */
export const Updating: Story = {
  args: { load: openRequest({ editableAmount: fromFive }) },
  play: async ({ canvas }) => {
    await shown(canvas)
    const amount = canvas.getByRole('textbox')
    await userEvent.clear(amount)
    await userEvent.type(amount, '12')
    await expect(await canvas.findByText(/^(Updating…|جارٍ التحديث…)$/, undefined, patient)).toBeVisible()
  },
}

/** No answer came: nothing is paid, and the press asks again. */
export const Unanswered: Story = {
  args: { load: openRequest({ editableAmount: fromFive }) },
  parameters: failed.parameters,
  play: async ({ canvas }) => {
    await shown(canvas)
    const amount = canvas.getByRole('textbox')
    await userEvent.clear(amount)
    await userEvent.type(amount, '12')
    await expect(
      await canvas.findByRole('button', { name: /^(Ask again|السؤال مرة أخرى)$/ }, patient),
    ).toBeVisible()
    await expect(canvas.getByText(/^(What this amount costs|تعذّرت معرفة)/)).toBeVisible()
  },
}

export const Paying: Story = { play: press }

/** reliability F: a slow answer is never called a failure. Here patience ends at once. */
export const Slow: Story = {
  beforeEach: () => {
    const wait = globalThis.setTimeout
    const impatient = (run: TimerHandler, ms?: number) => wait(run, ms === 15_000 ? 0 : ms)
    globalThis.setTimeout = Object.assign(impatient, wait)
    return () => {
      globalThis.setTimeout = wait
    }
  },
  play: async (context) => {
    await press(context)
    await context.canvas.findByText(/^(Still working\. Do not pay again\.|ما زلنا نعمل\. لا تدفع مرة أخرى\.)$/)
  },
}

/** reliability F3: there is no connection, so the press waits, and can be taken back. */
export const Held: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async (context) => {
    await press(context)
    const { canvas } = context
    await expect(
      await canvas.findByText(/^(No connection: not sent\.|لا يوجد اتصال: لم يُرسل شيء\.)$/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(Stop this payment|إيقاف هذه الدفعة)$/ })).toBeVisible()
  },
}

/** The wallet's sheet lies over the page; here it waits for its payer. */
export const WalletSheet: Story = {
  args: { load: openRequest({ wallets: [applePay] }) },
  beforeEach: () => onDevice(true),
  play: async ({ canvas }) => {
    await shown(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: /Apple Pay/ }, patient))
    await isBusy(await payButton(canvas))
  },
}

export const LeavesBySelf: Story = {
  args: { load: { kind: 'redirect', url: '#next', host: null } },
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toHaveTextContent(
      /^(Taking you to the next page|جارٍ نقلك إلى الصفحة التالية)$/,
    )
  },
}

export const Failed: Story = {
  args: { load: paused },
  parameters: failed.parameters,
  play: async ({ canvas }) => {
    await shown(canvas)
    await userEvent.click(canvas.getByRole('link', { name: /^(Check again|تحقق مرة أخرى)$/ }))
    await canvas.findByRole(
      'heading',
      { name: /^(The request could not be loaded|تعذّر تحميل الطلب)$/ },
      patient,
    )
  },
}
