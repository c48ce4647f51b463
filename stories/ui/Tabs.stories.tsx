import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { Tabs, type TabItem } from '@wasl/ui/navigation/Tabs'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'
import './room-story.css'

type Toolbar = Parameters<typeof say>[0]

const views = (context: Toolbar): TabItem[] => [
  { id: 'all', label: say(context, 'All', 'الكل'), count: '1,204' },
  { id: 'paid', label: say(context, 'Paid or tried', 'مدفوعة أو مجرّبة'), count: '128' },
  {
    id: 'unpaid',
    label: say(context, 'Unpaid today', 'غير مدفوعة اليوم'),
    badge: '9',
    badgeLabel: say(context, '9 waiting', '9 بالانتظار'),
  },
  { id: 'failed', label: say(context, 'Failed', 'فشلت'), count: '14' },
  { id: 'mine', label: say(context, 'Mine', 'معاملاتي'), count: '37' },
]

function Views({ context }: { context: Toolbar }) {
  const tabs = views(context)
  const [selected, setSelected] = useState('all')
  return (
    <Tabs
      label={say(context, 'Views', 'العروض')}
      tabs={tabs}
      selected={selected}
      onSelect={setSelected}
      moreLabel={say(context, 'More', 'المزيد')}
      end={
        <Button variant="quiet" size="row" icon={<PlusIcon size={16} />}>
          {say(context, 'Save view', 'حفظ العرض')}
        </Button>
      }
    >
      <p>{tabs.find(({ id }) => id === selected)?.label}</p>
    </Tabs>
  )
}

const meta = {
  component: Tabs,
  title: 'ui/navigation/Tabs',
  tags: ['autodocs'],
  args: { label: '', tabs: [], selected: '', onSelect: fn(), moreLabel: '', children: '' },
  render: (_, context) => <Views context={context} />,
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  decorators: [
    (Story) => (
      <div className="room-wide">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getAllByRole('tab')).toHaveLength(5))
    const towardsTheEnd = inLocale({ globals }) === 'ar' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.tab()
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus()
    await userEvent.keyboard(`${towardsTheEnd}${towardsTheEnd}`)
    await expect(canvas.getAllByRole('tab')[2]).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(/Unpaid today|غير مدفوعة اليوم/)
    await expect(canvas.getAllByRole('tab')[2]).toHaveAccessibleName(/9 waiting|9 بالانتظار/)
  },
}

export const InALittleRoom: Story = {
  decorators: [
    (Story) => (
      <div className="room-narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: /More|المزيد/ })
    await userEvent.click(more)
    const last = (await screen.findAllByRole('menuitem')).at(-1)
    await userEvent.click(last ?? more)
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(/Mine|معاملاتي/))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(/Mine|معاملاتي/)
  },
}
