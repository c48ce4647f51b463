import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CopyIcon } from '@wasl/ui/icons/CopyIcon'
import { expect, fn, userEvent } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = {
  title: 'ui/Button',
  tags: ['autodocs'],
  component: Button,
  args: { variant: 'primary', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['pay', 'normal', 'row'] },
  },
  render: (args, context) => <Button {...args}>{say(context, 'Save changes', 'حفظ التغييرات')}</Button>,
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger' } }
export const Pay: Story = {
  args: { size: 'pay', isWide: true },
  render: (args, context) => (
    <Button {...args}>{say(context, 'Pay Now (48.750 KWD)', 'ادفع الآن (48.750 د.ك)')}</Button>
  ),
}
export const WithIcon: Story = {
  args: { variant: 'secondary', icon: <CopyIcon /> },
}
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const DisabledWithReason: Story = {
  args: { onBlockedPress: fn() },
  render: (args, context) => (
    <Button {...args} disabledReason={say(context, 'Choose a gateway first', 'اختر طريقة الدفع أولاً')}>
      {say(context, 'Continue', 'متابعة')}
    </Button>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleDescription()
    await userEvent.click(button)
    await expect(args.onBlockedPress).toHaveBeenCalledOnce()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  render: (args, context) => (
    <Button {...args} isWide>
      {say(
        context,
        'Confirm the order and pay when the driver brings it to your door this evening',
        'تأكيد الطلب والدفع عند وصول السائق إلى باب منزلك هذا المساء',
      )}
    </Button>
  ),
}
export const AsLink: Story = {
  render: (_, context) => (
    <ButtonLink href="#receipt" variant="secondary">
      {say(context, 'Download receipt', 'تنزيل الإيصال')}
    </ButtonLink>
  ),
}
