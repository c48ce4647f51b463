import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { FilterBar, type AppliedFilter } from '@wasl/ui/table/filters/FilterBar'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { barWords, stateFilters } from '../patterns/sample-list-words.tsx'
import { inLocale, say } from './in-locale.ts'
import './table-story.css'

type BarProps = {
  filters: readonly AppliedFilter[]
  words: typeof barWords.en
  search: string
  clear: string
}

function Bar({ filters, words, search, clear }: BarProps) {
  const [applied, setApplied] = useState(filters)
  return (
    <FilterBar
      search={<SearchField label={search} placeholder={search} clearLabel={clear} onSearch={fn()} />}
      applied={applied}
      words={words}
      onOpen={fn()}
      onRemove={(id) => setApplied((on) => on.filter((one) => one.id !== id))}
      onClearAll={() => setApplied([])}
    />
  )
}

const meta = {
  title: 'ui/table/FilterBar',
  tags: ['autodocs'],
  component: Bar,
  args: { filters: stateFilters.en, words: barWords.en, search: '', clear: '' },
  argTypes: { words: { table: { disable: true } }, filters: { table: { disable: true } } },
  render: (_, context) => (
    <Bar
      filters={stateFilters[inLocale(context)]}
      words={barWords[inLocale(context)]}
      search={say(context, 'Search id, email or phone', 'ابحث بالرقم أو البريد أو الهاتف')}
      clear={say(context, 'Clear search', 'مسح البحث')}
    />
  ),
} satisfies Meta<typeof Bar>
export default meta

type Story = StoryObj<typeof meta>

/** The focus goes to the next filter, at the last to the one before, then to the panel's button. */
export const Applied: Story = {
  play: async ({ canvas }) => {
    const remove = () => canvas.getAllByRole('button', { name: /^(Remove|إزالة) / })
    remove()[1]!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(remove()).toHaveLength(1)
    await expect(remove()[0]).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: /^(Filters|التصفية)$/ })).toHaveFocus()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** As on a phone: the chips slide in one line. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="table-story-narrow">
        <Story />
      </div>
    ),
  ],
}
