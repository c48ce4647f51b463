import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]
type Args = { start: number; min: number; max: number; step: number; isLabelShown: boolean }

function Stepper({ context, start, min, max, step, isLabelShown }: Args & { context: Toolbar }) {
  const [quantity, setQuantity] = useState(start)
  return (
    <QuantityStepper
      label={say(context, 'Quantity of Date latte', 'كمية لاتيه التمر')}
      isLabelShown={isLabelShown}
      value={quantity}
      onChange={setQuantity}
      range={{ min, max, step }}
      words={{
        decrease: say(context, 'One less', 'أقل'),
        increase: say(context, 'One more', 'أكثر'),
        atMax: say(context, `Only ${max} left`, `لم يبقَ سوى ${max}`),
        atMin: say(context, `${min} at least`, `الحد الأدنى ${min}`),
      }}
    />
  )
}

const meta = {
  title: 'ui/fields/QuantityStepper',
  tags: ['autodocs'],
  args: { start: 1, min: 1, max: 5, step: 1, isLabelShown: true },
  render: (args, context) => (
    <FieldGrid isNarrow>
      <Stepper {...args} context={context} />
    </FieldGrid>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args, context) => (
    <FieldGrid>
      <Stepper {...args} context={context} />
      <Stepper {...args} context={context} start={5} />
      <Stepper {...args} context={context} isLabelShown={false} start={3} />
      <Stepper {...args} context={context} start={25} min={10} max={200} step={5} />
      <QuantityStepper
        label={say(context, 'Places', 'الأماكن')}
        isLabelShown
        value={2}
        onChange={() => {}}
        range={{ max: 9 }}
        disabledReason={say(context, 'Held for you for 2 minutes', 'محجوزة لك لمدة دقيقتين')}
        words={{
          decrease: say(context, 'One place less', 'مكان أقل'),
          increase: say(context, 'One place more', 'مكان أكثر'),
          atMax: say(context, '9 at most', '9 على الأكثر'),
        }}
      />
    </FieldGrid>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).toHaveAttribute('aria-valuenow', '3')
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(field).toHaveValue('5')
    await expect(field).toHaveAccessibleDescription(say({ globals }, 'Only 5 left', 'لم يبقَ سوى 5'))
    await userEvent.clear(field)
    await userEvent.type(field, '٣')
    await userEvent.tab()
    await expect(field).toHaveValue('3')
    await userEvent.clear(field)
    await userEvent.type(field, '70{Enter}')
    await expect(field).toHaveValue('5')
  },
}

export const HoldToRepeat: Story = {
  args: { max: 40 },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('spinbutton')
    const more = canvas.getByRole('button', { name: say({ globals }, 'One more', 'أكثر') })
    await userEvent.click(more)
    await expect(field).toHaveValue('2')
    await fireEvent.pointerDown(more, { button: 0 })
    await waitFor(() => expect(Number(field.getAttribute('aria-valuenow'))).toBeGreaterThan(4), {
      timeout: 3000,
    })
    await fireEvent.pointerUp(more)
    const reached = field.getAttribute('aria-valuenow')
    await new Promise((resolve) => setTimeout(resolve, 250))
    await expect(field).toHaveAttribute('aria-valuenow', reached ?? '')
  },
}
