import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClearButton } from '@wasl/ui/fields/ClearButton'
import { Counter } from '@wasl/ui/fields/Counter'
import { SearchIcon } from '@wasl/ui/icons/SearchIcon'
import { PhoneField } from '@wasl/ui/inputs/PhoneField'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useRef, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { leftWords } from './left-words.ts'
import { say } from './in-locale.ts'

type Args = { label: string; optional?: string; hint?: string; problem?: string; readOnly?: boolean }
type Toolbar = Parameters<typeof say>[0]

const meta = {
  title: 'ui/fields/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: {
    label: 'Street',
    optional: '',
    hint: 'As on the sign at your corner',
    problem: '',
    readOnly: false,
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

function Clearable({ context }: { context: Toolbar }) {
  const [text, setText] = useState('TT-1001')
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextField
      ref={input}
      label={say(context, 'Order no.', 'رقم الطلب')}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      suffix={
        text && (
          <ClearButton
            label={say(context, 'Clear the order no.', 'مسح رقم الطلب')}
            onClear={() => {
              setText('')
              input.current?.focus()
            }}
          />
        )
      }
    />
  )
}

function AddressName({ context, start = '' }: { context: Toolbar; start?: string }) {
  const [name, setName] = useState(start)
  return (
    <TextField
      label={say(context, 'Name of the address', 'اسم العنوان')}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      problem={
        name.length > 15
          ? say(
              context,
              'Custom Address must be 15 characters or less',
              'يجب ألا يزيد اسم العنوان على 15 حرفًا',
            )
          : null
      }
      aside={<Counter used={name.length} limit={15} write={(left) => leftWords(context, left)} />}
    />
  )
}

export const States: Story = {
  render: (_, context) => (
    <FieldGrid>
      <TextField label={say(context, 'Street', 'الشارع')} />
      <TextField
        label={say(context, 'Avenue', 'الجادة')}
        optional={say(context, '(optional)', '(اختياري)')}
        hint={say(context, 'As on the sign at your corner', 'كما هو مكتوب على لوحة الشارع')}
        placeholder={say(context, 'For example 3', 'مثلًا 3')}
      />
      <TextField
        label={say(context, 'Block', 'القطعة')}
        problem={say(context, 'Block is a number, for example 4', 'القطعة رقم، مثلًا 4')}
        defaultValue={say(context, 'near the mosque', 'قرب المسجد')}
      />
      <TextField
        label={say(context, 'Order no.', 'رقم الطلب')}
        value="TT-1001"
        readOnly
        hint={say(context, 'Given by the shop', 'يعطيه المتجر')}
      />
      <TextField
        label={say(context, 'Floor', 'الدور')}
        disabled
        hint={say(context, 'A house has no floor number', 'لا رقم دور للبيت')}
      />
      <TextField
        label={say(context, 'Web address', 'عنوان الموقع')}
        dir="ltr"
        prefix={<bdi dir="ltr">https://</bdi>}
        defaultValue="tamra-tide.example"
      />
      <TextField
        label={say(context, 'Weight', 'الوزن')}
        inputMode="decimal"
        suffix={say(context, 'kg', 'كجم')}
        defaultValue="2.5"
      />
      <TextField
        label={say(context, 'Find a guest', 'ابحث عن ضيف')}
        prefix={<SearchIcon />}
        defaultValue={say(context, 'Noura', 'نورة')}
      />
      <Clearable context={context} />
      <AddressName context={context} start={say(context, 'Grandmother', 'بيت الجدة الكبير')} />
      <PhoneField label={say(context, 'Second phone', 'هاتف إضافي')} defaultValue="500 12345" />
      <TextField
        label={say(
          context,
          'The name that our driver should look for on the door, the bell or the letter box',
          'الاسم الذي يبحث عنه السائق على الباب أو الجرس أو صندوق البريد',
        )}
        optional={say(context, '(optional)', '(اختياري)')}
        defaultValue={say(
          context,
          'Faisal Abdulrahman Al-Rashed and family, second door',
          'عائلة فيصل عبدالرحمن الراشد، الباب الثاني',
        )}
      />
    </FieldGrid>
  ),
  play: async ({ canvas, globals }) => {
    const block = canvas.getByRole('textbox', { name: say({ globals }, 'Block', 'القطعة') })
    await expect(block).toBeInvalid()
    await expect(block).toHaveAccessibleDescription()
  },
}

export const ClearGivesTheFocusBack: Story = {
  render: (_, context) => (
    <FieldGrid isNarrow>
      <Clearable context={context} />
    </FieldGrid>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const FifteenCharacters: Story = {
  render: (_, context) => (
    <FieldGrid isNarrow>
      <AddressName context={context} />
    </FieldGrid>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'Summerhouse')
    await expect(canvas.queryByText(/15/)).toBeNull()
    await userEvent.type(field, '!')
    await expect(canvas.getByText('12 / 15')).toBeVisible()
    await userEvent.type(field, '!!!!')
    await expect(field).toHaveValue('Summerhouse!!!!!')
    await expect(field).toBeInvalid()
    await expect(canvas.getByText('16 / 15')).toBeVisible()
  },
}

export const PhoneTakesAnyDigits: Story = {
  render: (_, context) => <PhoneField label={say(context, 'Second phone', 'هاتف إضافي')} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '٥٠٠١٢٣٤٥')
    await expect(field).toHaveValue('50012345')
  },
}
