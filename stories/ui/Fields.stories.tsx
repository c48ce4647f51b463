import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneField } from '@wasl/ui/PhoneField'
import { TextField } from '@wasl/ui/TextField'
import { expect, userEvent } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = { title: 'ui/Fields' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = {
  render: (_, context) => <TextField label={say(context, 'Street', 'الشارع')} />,
}
export const OptionalWithHint: Story = {
  render: (_, context) => (
    <TextField
      label={say(context, 'Avenue', 'الجادة')}
      optional={say(context, '(optional)', '(اختياري)')}
      hint={say(context, 'As on the sign at your corner', 'كما هو مكتوب على لوحة الشارع')}
    />
  ),
}
export const WithProblem: Story = {
  render: (_, context) => (
    <TextField
      label={say(context, 'Block', 'القطعة')}
      problem={say(context, 'This field is required', 'هذا الحقل مطلوب')}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription()
  },
}
export const ReadOnly: Story = {
  render: (_, context) => (
    <TextField label={say(context, 'Order no.', 'رقم الطلب')} value="TT-1001" readOnly />
  ),
}
export const Phone: Story = {
  render: (_, context) => <PhoneField label={say(context, 'Second phone', 'هاتف إضافي')} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '٥٠٠١٢٣٤٥')
    await expect(field).toHaveValue('50012345')
  },
}
