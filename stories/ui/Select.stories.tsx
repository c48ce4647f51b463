import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '@wasl/ui/fields/choices/Select'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]
type Args = { kind: 'native' | 'list'; start: string | null; problem: string; disabledReason: string }

function Branch({ context, start, ...rest }: Partial<Args> & { context: Toolbar }) {
  const [branch, setBranch] = useState(start ?? null)
  return (
    <Select
      id={rest.kind}
      label={say(context, 'Branch', 'الفرع')}
      hint={say(context, 'Where the customer collects', 'حيث يستلم العميل')}
      placeholder={say(context, 'Choose a branch', 'اختر فرعًا')}
      choices={[
        {
          value: 'salmiya',
          label: say(context, 'Salmiya', 'السالمية'),
          note: say(context, 'Opens at 04:00 PM today', 'يفتح اليوم 04:00 م'),
        },
        { value: 'sharq', label: say(context, 'Sharq', 'شرق') },
        {
          value: 'jahra',
          label: say(context, 'Jahra', 'الجهراء'),
          note: say(context, 'Closed this week', 'مغلق هذا الأسبوع'),
          isDisabled: true,
        },
        {
          value: 'long',
          label: say(
            context,
            'Events room by the sea, second gate after the marina',
            'قاعة الفعاليات على البحر، البوابة الثانية بعد المارينا',
          ),
        },
      ]}
      value={branch}
      onChange={setBranch}
      {...rest}
    />
  )
}

const meta = {
  title: 'ui/fields/Select',
  tags: ['autodocs'],
  args: { kind: 'list', start: null, problem: '', disabledReason: '' },
  render: (args, context) => (
    <FieldGrid isNarrow>
      <Branch {...args} context={context} />
    </FieldGrid>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (_, context) => (
    <FieldGrid>
      {(['list', 'native'] as const).flatMap((kind) => [
        <Branch key={`${kind} 1`} context={context} kind={kind} />,
        <div key={`${kind} 2`}>
          <Select
            kind={kind}
            label={say(context, 'Language they read', 'اللغة التي يقرؤونها')}
            placeholder=""
            choices={[{ value: 'ar', label: 'العربية' }]}
            value="ar"
            onChange={() => {}}
            problem={say(context, 'We cannot write in this language', 'لا نكتب بهذه اللغة')}
          />
        </div>,
        <div key={`${kind} 3`}>
          <Select
            kind={kind}
            label={say(context, 'Ticket', 'التذكرة')}
            placeholder={say(context, 'Choose a ticket', 'اختر تذكرة')}
            choices={[]}
            value={null}
            onChange={() => {}}
            disabledReason={say(context, 'Choose the event first', 'اختر الفعالية أولًا')}
          />
        </div>,
      ])}
    </FieldGrid>
  ),
}

export const ListByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('button', { name: new RegExp(say({ globals }, 'Branch', 'الفرع')) })
    await expect(field).toHaveAttribute('id', 'list')
    await expect(field).toHaveAccessibleDescription(
      say({ globals }, 'Where the customer collects', 'حيث يستلم العميل'),
    )
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveTextContent(say({ globals }, 'Sharq', 'شرق'))
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const NativeWheel: Story = {
  args: { kind: 'native' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.selectOptions(field, 'sharq')
    await expect(field).toHaveValue('sharq')
  },
}
