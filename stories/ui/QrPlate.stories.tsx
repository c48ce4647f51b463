import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrPlate } from '@wasl/ui/money/QrPlate'
import { say } from './in-locale.ts'

const meta = {
  component: QrPlate,
  title: 'ui/QrPlate',
  tags: ['autodocs'],
  args: { code: null },
  argTypes: { size: { control: 'inline-radio', options: ['normal', 'large'] } },
  render: (args, context) => (
    <QrPlate
      {...args}
      code={<Squares label={say(context, 'QR code for payment link', 'رمز QR لرابط الدفع')} />}
    >
      {args.children}
    </QrPlate>
  ),
} satisfies Meta<typeof QrPlate>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const Paid: Story = {
  render: (args, context) => (
    <QrPlate
      {...args}
      code={<Squares label={say(context, 'QR code for payment link', 'رمز QR لرابط الدفع')} />}
      mark={{ tone: 'good', caption: say(context, 'Paid', 'مدفوع') }}
    />
  ),
}
export const NotPaid: Story = {
  render: (args, context) => (
    <QrPlate
      {...args}
      code={<Squares label={say(context, 'QR code for payment link', 'رمز QR لرابط الدفع')} />}
      mark={{ tone: 'bad', caption: say(context, 'Not paid yet', 'لم يُدفع بعد') }}
    />
  ),
}

const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 21 21'><path d='M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 2h2v3H9zM9 9h4v2H9zM15 9h3v4h-3zM9 14h3v2H9zM16 16h4v3h-4z'/></svg>"

/** Stands for a code: `ui/scan/QrCode` draws real ones. */
const Squares = ({ label }: { label: string }) => (
  <img alt={label} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} width={160} height={160} />
)
