import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountField } from '@wasl/ui/AmountField'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

function Editable({ context, start, problem }: { context: Toolbar; start: string; problem?: string }) {
  const [typed, setTyped] = useState(start)
  return (
    <AmountField
      label={say(context, 'Amount', 'المبلغ')}
      question={say(context, 'Which amount do you mean?', 'أي مبلغ تقصد؟')}
      hint={say(context, 'From 5.000', 'من 5.000')}
      problem={problem}
      value={typed}
      onChange={setTyped}
      money={{ currency: 'KWD', locale: inLocale(context) }}
    />
  )
}

const meta = { title: 'ui/AmountField' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const ArabicDigitsBecomeLatin: Story = {
  render: (_, context) => <Editable context={context} start="" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '٤٨٫٧٥٠')
    await expect(field).toHaveValue('48.750')
  },
}
export const AmbiguousIsAsked: Story = {
  render: (_, context) => <Editable context={context} start="48,750" />,
  play: async ({ canvas }) => {
    const [decimal] = canvas.getAllByRole('button')
    if (decimal) await userEvent.click(decimal)
    await expect(canvas.getByRole('textbox')).toHaveValue('48.750')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const WithProblem: Story = {
  render: (_, context) => (
    <Editable
      context={context}
      start="-1"
      problem={say(context, 'Must be valid positive number', 'يجب أن يكون رقمًا موجبًا صحيحًا')}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
