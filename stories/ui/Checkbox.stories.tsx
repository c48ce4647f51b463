import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const meta = {
  title: 'ui/fields/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { label: 'Extra shot', note: 'Brazil, medium roast', aside: '+ KWD 0.350', look: 'line' },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const methods = (context: Toolbar) => [
  {
    value: 'knet',
    label: say(context, 'KNET debit card', 'كي نت'),
    note: say(context, 'No fee', 'بلا رسوم'),
  },
  { value: 'card', label: say(context, 'Credit card', 'بطاقة ائتمان'), note: '0.250' },
  { value: 'inst', label: say(context, 'Instalments', 'تقسيط'), note: '0.400' },
  {
    value: 'cod',
    label: say(context, 'Cash on delivery', 'الدفع عند الاستلام'),
    disabledReason: say(context, 'Only for orders that are delivered', 'للطلبات التي توصَّل فقط'),
  },
]

type GroupArgs = { context: Toolbar; start?: string[]; look?: 'lines' | 'cards'; hasAll?: boolean }

function Methods({ context, start = ['knet'], look, hasAll }: GroupArgs) {
  const [values, setValues] = useState(start)
  return (
    <CheckboxGroup
      label={say(context, 'How they can pay', 'كيف يمكنهم الدفع')}
      hint={say(context, 'At least one', 'طريقة واحدة على الأقل')}
      choices={methods(context)}
      values={values}
      onChange={setValues}
      look={look}
      selectAll={hasAll ? say(context, 'Select all', 'تحديد الكل') : undefined}
      problem={values.length === 0 ? say(context, 'Choose at least one', 'اختر طريقة واحدة على الأقل') : null}
    />
  )
}

export const States: Story = {
  render: (_, context) => {
    const label = say(context, 'Extra shot', 'جرعة إسبريسو إضافية')
    return (
      <FieldGrid>
        <Checkbox label={label} />
        <Checkbox label={label} defaultChecked />
        <Checkbox label={say(context, 'All columns', 'كل الأعمدة')} isIndeterminate />
        <Checkbox
          label={label}
          aside={<bdi>{say(context, '+ KWD 0.350', '+ 0.350 د.ك')}</bdi>}
          defaultChecked
        />
        <Checkbox
          label={label}
          checked
          disabledReason={say(context, 'Included in the large size', 'مشمولة في الحجم الكبير')}
        />
        <Checkbox label={label} disabledReason={say(context, 'Sold out today', 'نفدت اليوم')} />
        <Checkbox
          label={say(context, 'I agree to the terms', 'أوافق على الشروط')}
          problem={say(context, 'Agree to the terms to go on', 'وافق على الشروط للمتابعة')}
        />
        <Checkbox
          label={say(
            context,
            'Send the tickets again to everyone whose date or place has changed since the last message',
            'إعادة إرسال التذاكر إلى كل من تغيّر موعده أو مكانه منذ آخر رسالة',
          )}
          note={say(context, 'By email, in their own language', 'بالبريد الإلكتروني وبلغتهم')}
          defaultChecked
        />
        <Checkbox
          label={say(context, 'KNET debit card', 'كي نت')}
          note={say(context, 'No fee', 'بلا رسوم')}
          look="card"
          defaultChecked
        />
        <Methods context={context} hasAll />
        <Methods context={context} start={[]} />
        <Methods context={context} look="cards" start={['knet', 'card']} />
      </FieldGrid>
    )
  },
}

export const SelectAll: Story = {
  render: (_, context) => (
    <FieldGrid isNarrow>
      <Methods context={context} hasAll />
    </FieldGrid>
  ),
  play: async ({ canvas, globals }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', {
      name: say({ globals }, 'Select all', 'تحديد الكل'),
    })
    await expect(all.indeterminate).toBe(true)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(all).toBeChecked()
    const cash = canvas.getByRole('checkbox', {
      name: say({ globals }, 'Cash on delivery', 'الدفع عند الاستلام'),
    })
    await expect(cash).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(all).not.toBeChecked()
    await expect(all).toBeInvalid()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      new RegExp(say({ globals }, 'Choose at least one', 'اختر طريقة واحدة على الأقل')),
    )
    await userEvent.click(cash)
    await expect(cash).not.toBeChecked()
    await expect(cash).toHaveAccessibleDescription(
      say({ globals }, 'Only for orders that are delivered', 'للطلبات التي توصَّل فقط'),
    )
  },
}
