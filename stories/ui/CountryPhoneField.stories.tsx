import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountryPhoneField } from '@wasl/ui/fields/phone/CountryPhoneField'
import type { TypedPhone } from '@wasl/ui/fields/phone/typed-phone.ts'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]
type Args = { start: TypedPhone; problem: string; isReadOnly: boolean; isDisabled: boolean; hint?: string }

function Phone({ context, start, ...rest }: Partial<Args> & { context: Toolbar }) {
  const [phone, setPhone] = useState<TypedPhone>(start ?? { country: 'KW', text: '' })
  return (
    <CountryPhoneField
      label={say(context, 'Phone', 'الهاتف')}
      hint={say(context, 'The driver calls it at the door', 'يتصل به السائق عند الباب')}
      value={phone}
      onChange={setPhone}
      words={{
        country: say(context, 'Country code', 'رمز الدولة'),
        search: say(context, 'Search for a country', 'ابحث عن دولة'),
        nothingFound: say(context, 'No country of this name', 'لا توجد دولة بهذا الاسم'),
      }}
      {...rest}
    />
  )
}

const meta = {
  title: 'ui/fields/CountryPhoneField',
  tags: ['autodocs'],
  args: { start: { country: 'KW', text: '' }, problem: '', isReadOnly: false, isDisabled: false },
  render: (args, context) => (
    <FieldGrid isNarrow>
      <Phone {...args} context={context} />
    </FieldGrid>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (_, context) => (
    <FieldGrid>
      <Phone context={context} />
      <Phone context={context} start={{ country: 'KW', text: '500 12345' }} />
      <Phone context={context} start={{ country: 'US', text: '(201) 555-0123' }} />
      <Phone
        context={context}
        start={{ country: 'KW', text: '5001234' }}
        problem={say(context, 'Enter valid phone number', 'أدخل رقم هاتف صحيحًا')}
      />
      <Phone context={context} start={{ country: 'KW', text: '500 12345' }} isReadOnly />
      <Phone
        context={context}
        isDisabled
        hint={say(context, 'Asked for when messages are on', 'يُطلب عند تفعيل الرسائل')}
      />
      <Phone
        context={context}
        start={{ country: 'KW', text: '500 12345' }}
        hint={say(
          context,
          'The driver calls this number at the door, and again ten minutes before if the road to you is closed',
          'يتصل السائق بهذا الرقم عند الباب، ومرة قبلها بعشر دقائق إن كان الطريق إليك مغلقًا',
        )}
      />
    </FieldGrid>
  ),
}

export const TidiedOnLeaving: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '٥٠٠١٢٣٤٥')
    await expect(field).toHaveValue('50012345')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('500 12345'))
    await userEvent.clear(field)
    await userEvent.type(field, '+1 201 555 0123')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('(201) 555-0123'))
    await expect(canvas.getByRole('button')).toHaveTextContent('+1')
  },
}

export const AnotherCountry: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'))
    const search = await screen.findByRole('searchbox')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(200))
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('+965')
    await expect(screen.getAllByRole('option')[1]).toHaveTextContent('+1')
    await userEvent.type(search, say({ globals }, 'قطر', 'Qatar'))
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('+974'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('+974'))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
