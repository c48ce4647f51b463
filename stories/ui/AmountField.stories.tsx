import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountField } from '@wasl/ui/money/AmountField'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
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

const meta = { title: 'ui/AmountField', tags: ['autodocs'] } satisfies Meta
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
/** Three decimals, two and none; the last can be read only, and cannot be changed now. */
export const States: Story = {
  render: (_, context) => {
    const question = say(context, 'Which amount do you mean?', 'أي مبلغ تقصد؟')
    const label = say(context, 'Amount', 'المبلغ')
    const locale = inLocale(context)
    return (
      <FieldGrid>
        <AmountField label={label} question={question} money={{ currency: 'KWD', locale }} value="" />
        <AmountField label={label} question={question} money={{ currency: 'USD', locale }} value="48.75" />
        <AmountField
          label={label}
          question={question}
          money={{ currency: 'JPY', locale }}
          value="1200000"
          hint={say(
            context,
            'At most JPY 9,000,000 in one payment, and twice as much in a day',
            'بحد أقصى 9,000,000 ين للدفعة الواحدة، وضعفها في اليوم',
          )}
        />
        <AmountField
          label={label}
          question={question}
          money={{ currency: 'KWD', locale }}
          value="5.000"
          readOnly
        />
        <AmountField
          label={label}
          question={question}
          money={{ currency: 'KWD', locale }}
          value="5.000"
          disabled
        />
        <AmountField
          label={label}
          question={question}
          money={{ currency: 'KWD', locale }}
          value="9.000"
          problem={say(context, 'At most KWD 5.000', 'بحد أقصى 5.000 د.ك')}
        />
      </FieldGrid>
    )
  },
}
export const WithProblem: Story = {
  render: (_, context) => (
    <Editable
      context={context}
      start="-1"
      problem={say(context, 'Must be valid positive number', 'يجب أن يكون رقمًا موجبًا صالحًا')}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
