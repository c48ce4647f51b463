import type { Meta, StoryObj } from '@storybook/react-vite'
import { matchesText } from '@wasl/domain/match-text'
import { SuggestField } from '@wasl/ui/inputs/SuggestField'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FieldGrid } from './FieldGrid.tsx'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]
type Args = { start: string; problem: string }

const areas = [
  { en: 'Hawalli', ar: 'حولي' },
  { en: 'Salmiya', ar: 'السالمية' },
  { en: 'Jabriya', ar: 'الجابرية' },
  { en: 'Salwa', ar: 'سلوى' },
]

function Area({ context, start = '', problem }: Partial<Args> & { context: Toolbar }) {
  const [text, setText] = useState(start)
  const locale = inLocale(context)
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <SuggestField
      label={say(context, 'Area', 'المنطقة')}
      problem={problem}
      value={text}
      onType={setText}
      onChoose={(id) => setText(areas.find(({ en }) => en === id)?.[locale] ?? '')}
      suggest={(typed) =>
        areas
          .filter(({ en, ar }) => matchesText([en, ar], typed))
          .map((area) => ({ id: area.en, label: area[locale], note: area[other] }))
      }
      words={{
        open: say(context, 'Show all areas', 'عرض كل المناطق'),
        nothing: say(context, 'No area of this name', 'لا توجد منطقة بهذا الاسم'),
        found: (count) => say(context, `Areas: ${count}`, `المناطق: ${count}`),
      }}
    />
  )
}

const meta = {
  title: 'ui/SuggestField',
  tags: ['autodocs'],
  args: { start: '', problem: '' },
  render: (args, context) => (
    <FieldGrid isNarrow>
      <Area {...args} context={context} />
    </FieldGrid>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { start: 'Salmiya' } }
export const WithAProblem: Story = {
  render: (_, context) => (
    <FieldGrid isNarrow>
      <Area context={context} problem={say(context, 'This field is required', 'هذا الحقل مطلوب')} />
    </FieldGrid>
  ),
}

/** Typed in the other language or spelled otherwise, chosen by keys alone. */
export const ByKeys: Story = {
  play: async ({ canvas, ...context }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'hawaly')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue(say(context, 'Hawalli', 'حولي'))
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'paris')
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
  },
}
