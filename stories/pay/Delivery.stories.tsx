import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { FormNotice } from '@wasl/web/base/page-data.ts'
import { asking, askingAgain, homeFields, salmiya } from '@wasl/web/pay/delivery/delivery.fixtures.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inLocale } from '../ui/in-locale.ts'
import { said } from './said.ts'
import { Screen } from './Screen.tsx'
import { patient, shown } from './shown.ts'
import { lengthened } from '../lengthened.ts'

type Args = { load: PayPageLoad; notice: FormNotice | null; path: string }

/** One story per tag of the delivery step's machine, and what the step leaves on the pay page. */
const meta = {
  title: 'pay/Delivery',
  args: { load: asking(), notice: null, path: '/pay/PR-1003' },
  argTypes: { load: { control: false }, notice: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ load, notice, path }, context) => (
    <Screen
      key={inLocale(context)}
      locale={inLocale(context)}
      path={path}
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
type Canvas = Parameters<typeof shown>[0]

const quiet = { welcome: null, confirm: null }
const openDialog = () => {
  const dialog = document.querySelector('dialog[open]')
  if (!(dialog instanceof HTMLElement)) throw new Error('there is no dialog')
  return dialog
}
const dialogShows = () => waitFor(() => expect(openDialog()).toBeVisible(), patient)
const pressLast = async (name: RegExp, canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name }, patient))

export const Welcome: Story = {
  play: async ({ canvas }) => {
    await shown(canvas)
    await dialogShows()
  },
}
export const Prefilled: Story = {
  args: { load: askingAgain({ welcome: null }) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await dialogShows()
  },
}
export const Form: Story = {
  args: { load: asking(quiet) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(canvas.getByRole('combobox')).toBeVisible()
  },
}
export const FormFilledIn: Story = {
  args: {
    load: asking({
      ...quiet,
      saved: {
        fields: homeFields({ type: 'Office', floor: '3', officeNo: '12', paciNo: '12345678' }),
        location: salmiya,
      },
    }),
  },
}
export const AddressAlone: Story = {
  args: { load: asking({ ...quiet, capture: { address: true, location: false } }) },
}
export const LocationAlone: Story = {
  args: { load: asking({ ...quiet, capture: { address: false, location: true } }) },
}
export const CustomName: Story = {
  args: {
    load: asking({ ...quiet, saved: null }),
    notice: {
      code: 'invalid',
      message: 'Custom Address must be 15 characters or less',
      fieldErrors: { customAddress: ['Custom Address must be 15 characters or less'] },
      amount: null,
      gatewayCode: null,
      delivery: homeFields({ address: 'Custom name', customAddress: 'My house by the sea' }),
    },
  },
}
export const Missing: Story = {
  args: { load: asking(quiet) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await pressLast(/Continue|متابعة/, canvas)
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toBeVisible(), patient)
  },
}
export const AreaByTyping: Story = {
  args: { load: asking(quiet) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await userEvent.type(canvas.getByRole('combobox'), 'hawaly')
    await waitFor(() => expect(canvas.getByRole('option')).toBeVisible(), patient)
  },
}
export const EditingTheMap: Story = {
  args: { load: asking(quiet) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await pressLast(/Edit location|تعديل الموقع/, canvas)
    await waitFor(() => expect(canvas.getByRole('application')).toBeVisible(), patient)
  },
}
export const PinElsewhere: Story = {
  args: {
    load: asking({
      ...quiet,
      saved: { fields: homeFields({ area: 'Jabriya' }), location: salmiya },
    }),
    notice: {
      code: 'pin_elsewhere',
      message: 'The pin is in Salmiya, the form says Jabriya. Which is right?',
      fieldErrors: {},
      amount: null,
      gatewayCode: null,
      delivery: homeFields({ area: 'Jabriya' }),
    },
  },
}
const submitted = async (canvas: Canvas) => {
  await shown(canvas)
  await pressLast(/Continue|متابعة/, canvas)
}
export const Confirm: Story = {
  args: { load: askingAgain({ welcome: null }) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await dialogShows()
    await userEvent.click(within(openDialog()).getByRole('button', { name: /Check|مراجعة/ }))
    await submitted(canvas)
    await dialogShows()
    await expect(within(openDialog()).getByRole('img')).toHaveAccessibleName(/29\.\d+, 4[78]\.\d+/)
  },
}
export const Saving: Story = {
  args: { load: askingAgain({ welcome: null, confirm: null }) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await dialogShows()
    await userEvent.click(within(openDialog()).getByRole('button', { name: /Check|مراجعة/ }))
    await submitted(canvas)
    await waitFor(
      () => expect(canvas.getByRole('button', { name: /Saving|الحفظ/ })).toHaveAttribute('aria-busy'),
      patient,
    )
  },
}
export const Confirmed: Story = {
  args: { load: askingAgain(), path: '/pay/PR-1004?step=pay' },
}

export const LongText: Story = {
  args: { load: lengthened(askingAgain(quiet)) },
}
export const LongWelcome: Story = {
  args: { load: lengthened(asking()) },
  play: async ({ canvas }) => {
    await shown(canvas)
    await dialogShows()
  },
}
