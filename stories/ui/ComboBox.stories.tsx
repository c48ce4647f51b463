import type { Meta, StoryObj } from '@storybook/react-vite'
import { ComboBox } from '@wasl/ui/fields/choices/ComboBox'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { areaGroups } from './areas.ts'
import { FieldGrid } from './FieldGrid.tsx'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]
type Args = { start: string | null; problem: string; isReadOnly: boolean; disabledReason: string }

function Area({ context, start, ...rest }: Partial<Args> & { context: Toolbar }) {
  const [area, setArea] = useState(start ?? null)
  return (
    <ComboBox
      label={say(context, 'Area', 'المنطقة')}
      hint={say(context, 'Type it in English or Arabic', 'اكتبها بالعربية أو بالإنجليزية')}
      placeholder={say(context, 'For example Salmiya', 'مثلًا السالمية')}
      openLabel={say(context, 'Show all areas', 'عرض كل المناطق')}
      nothingFound={say(
        context,
        'No area of this name. Check the spelling.',
        'لا توجد منطقة بهذا الاسم. تحقق من الكتابة.',
      )}
      groups={areaGroups(context)}
      value={area}
      onChange={setArea}
      {...rest}
    />
  )
}

const meta = {
  title: 'ui/fields/ComboBox',
  tags: ['autodocs'],
  args: { start: null, problem: '', isReadOnly: false, disabledReason: '' },
  render: (args, context) => (
    <FieldGrid isNarrow>
      <Area {...args} context={context} />
    </FieldGrid>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (_, context) => (
    <FieldGrid>
      <Area context={context} />
      <Area context={context} start="salmiya" />
      <Area context={context} problem={say(context, 'This field is required', 'هذا الحقل مطلوب')} />
      <Area context={context} start="jabriya" isReadOnly />
      <Area context={context} disabledReason={say(context, 'Choose the country first', 'اختر الدولة أولًا')} />
    </FieldGrid>
  ),
}

/** Each of them finds Salmiya, whatever the language of the page. */
export const AnySpelling: Story = {
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('combobox')
    const salmiya = say({ globals }, 'Salmiya', 'السالمية')
    for (const spelling of ['salmiyah', 'al-salmia', 'السالميه', 'سالميّة']) {
      await userEvent.clear(field)
      await userEvent.type(field, spelling)
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await expect(screen.getByRole('option')).toHaveTextContent(salmiya)
    }
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveValue(salmiya))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const NothingFound: Story = {
  args: { start: 'salmiya' },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'zzwx')
    const answer = say({ globals }, 'No area of this name', 'لا توجد منطقة')
    await waitFor(() => expect(screen.getByText(answer, { exact: false })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const Open: Story = {
  args: { start: 'salmiya' },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8))
    await expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(
      say({ globals }, 'Salmiya, Hawalli', 'السالمية, حولي'),
    )
  },
}
