import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { MapPinIcon } from '@wasl/ui/icons/MapPinIcon'
import { StoreIcon } from '@wasl/ui/icons/StoreIcon'
import { TicketIcon } from '@wasl/ui/icons/TicketIcon'
import { Money } from '@wasl/ui/money/Money'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]
type Args = { look: 'cards' | 'chips'; start: string | null; problem: string }

function Delivery({ context, look, start, problem }: Args & { context: Toolbar }) {
  const [value, setValue] = useState(start)
  return (
    <RadioCards
      label={say(context, 'How would you like it?', 'كيف تريد الاستلام؟')}
      problem={problem}
      look={look}
      value={value}
      onChange={setValue}
      choices={[
        {
          value: 'pickup',
          icon: <StoreIcon />,
          label: say(context, 'Pickup', 'استلام'),
          note: say(context, 'Ready in 20 minutes in Salmiya', 'جاهز خلال 20 دقيقة في السالمية'),
        },
        {
          value: 'delivery',
          icon: <MapPinIcon />,
          label: say(context, 'Delivery', 'توصيل'),
          note: say(context, 'In 40 minutes', 'خلال 40 دقيقة'),
          price: <Money value="1.000" currency="KWD" locale={inLocale(context)} />,
        },
        {
          value: 'catering',
          icon: <TicketIcon />,
          label: say(context, 'Catering', 'ولائم'),
          disabledReason: say(context, 'From two days ahead', 'قبل يومين على الأقل'),
        },
      ]}
    />
  )
}

function AddressName({ context }: { context: Toolbar }) {
  const [value, setValue] = useState<string | null>('home')
  return (
    <RadioCards
      label={say(context, 'Name of the address', 'اسم العنوان')}
      look="chips"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'home', icon: <StoreIcon size={16} />, label: say(context, 'Home', 'المنزل') },
        { value: 'work', label: say(context, 'Work', 'العمل') },
        { value: 'chalet', label: say(context, 'Chalet', 'الشاليه') },
        { value: 'farm', label: say(context, 'Farm', 'المزرعة') },
        { value: 'custom', label: say(context, 'Custom name', 'اسم آخر') },
      ]}
    />
  )
}

const meta = {
  title: 'ui/fields/RadioCards',
  tags: ['autodocs'],
  args: { look: 'cards', start: 'pickup', problem: '' },
  render: (args, context) => (
    <FieldGrid isNarrow>
      <Delivery {...args} context={context} />
    </FieldGrid>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args, context) => (
    <FieldGrid>
      <Delivery {...args} context={context} />
      <Delivery
        {...args}
        context={context}
        start={null}
        problem={say(context, 'Choose pickup or delivery', 'اختر الاستلام أو التوصيل')}
      />
      <AddressName context={context} />
    </FieldGrid>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const pickup = canvas.getByRole('radio', { name: say({ globals }, 'Pickup', 'استلام') })
    const delivery = canvas.getByRole('radio', { name: new RegExp(say({ globals }, 'Delivery', 'توصيل')) })
    await userEvent.tab()
    await expect(pickup).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(delivery).toBeChecked()
    await expect(delivery).toHaveFocus()
    // The one that cannot be chosen is passed over.
    await userEvent.keyboard('{ArrowDown}')
    await expect(pickup).toBeChecked()
  },
}
