import type { Meta, StoryObj } from '@storybook/react-vite'
import { Counter } from '@wasl/ui/fields/Counter'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'
import { leftWords } from './left-words.ts'

type Toolbar = Parameters<typeof say>[0]

const meta = {
  title: 'ui/fields/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: 'Special instruction', hint: 'For the driver', problem: '', readOnly: false, rows: 3 },
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

function Instruction({ context, start = '' }: { context: Toolbar; start?: string }) {
  const [text, setText] = useState(start)
  return (
    <TextArea
      label={say(context, 'Special instruction', 'تعليمات خاصة')}
      optional={say(context, '(optional)', '(اختياري)')}
      placeholder={say(context, 'For example, not too hot', 'مثلًا: ليست ساخنة جدًا')}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      problem={
        text.length > 256
          ? say(
              context,
              'Special Instruction must be 256 characters or less',
              'يجب ألا تزيد التعليمات الخاصة على 256 حرفًا',
            )
          : null
      }
      aside={<Counter used={text.length} limit={256} write={(left) => leftWords(context, left)} />}
    />
  )
}

const longText = (context: Toolbar) =>
  say(
    context,
    'Please ring the side door: the front bell wakes the baby. The white gate next to the palm, second floor, on the left of the stairs. ',
    'يرجى الطرق على الباب الجانبي لأن الجرس الأمامي يوقظ الطفل. البوابة البيضاء بجانب النخلة، الدور الثاني، أول باب بعد الدرج من جهة البحر. ',
  )

export const States: Story = {
  render: (_, context) => (
    <FieldGrid>
      <Instruction context={context} />
      <Instruction context={context} start={longText(context)} />
      <Instruction context={context} start={longText(context).repeat(2).slice(0, 240)} />
      <Instruction context={context} start={longText(context).repeat(3).slice(0, 259)} />
      <TextArea
        label={say(context, 'Message on the card', 'الرسالة على البطاقة')}
        hint={say(context, 'Printed as it stands here', 'تُطبع كما هي هنا')}
        aside={<Counter used={0} limit={80} from={0} write={(left) => leftWords(context, left)} />}
      />
      <TextArea
        label={say(context, 'Reason', 'السبب')}
        problem={say(context, 'This field is required', 'هذا الحقل مطلوب')}
      />
      <TextArea
        label={say(context, 'Description', 'الوصف')}
        readOnly
        value={say(context, 'Gathering box, 24 guests', 'صندوق التجمع، 24 ضيفًا')}
      />
      <TextArea
        label={say(context, 'Answer', 'الرد')}
        disabled
        hint={say(context, 'The ticket is closed', 'التذكرة مغلقة')}
      />
    </FieldGrid>
  ),
}

export const CounterFromEightyPercent: Story = {
  render: (_, context) => (
    <FieldGrid isNarrow>
      <Instruction context={context} start={'a'.repeat(203)} />
    </FieldGrid>
  ),
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox')
    await expect(canvas.queryByText(/256/)).toBeNull()
    await userEvent.type(field, 'bc')
    await expect(canvas.getByText('205 / 256')).toBeVisible()
    // Said once, after the typing stops.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(leftWords({ globals }, 51)), {
      timeout: 3000,
    })
    await userEvent.click(field)
    await userEvent.paste('d'.repeat(60))
    await expect(field).toHaveValue(`${'a'.repeat(203)}bc${'d'.repeat(60)}`)
    await expect(field).toBeInvalid()
  },
}
