import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ltr } from '@wasl/ui/Ltr'
import { Breadcrumbs, type Crumb } from '@wasl/ui/navigation/Breadcrumbs'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { say } from './in-locale.ts'
import './room-story.css'

type Toolbar = Parameters<typeof say>[0]

const way = (context: Toolbar): Crumb[] => [
  { id: 'bulk', label: say(context, 'Bulk payments', 'الدفعات الجماعية'), href: '#bulk' },
  { id: 'uploads', label: say(context, 'Uploads', 'الملفات المرفوعة'), href: '#uploads' },
  {
    id: 'upload',
    label: 'BU-204',
    content: <Ltr>BU-204</Ltr>,
    href: '#upload',
  },
  { id: 'dispatch', label: say(context, 'Dispatch logs', 'سجلات الإرسال'), href: '#dispatch' },
  { id: 'transactions', label: say(context, 'Transaction logs', 'سجلات المعاملات') },
]

const meta = {
  component: Breadcrumbs,
  title: 'ui/navigation/Breadcrumbs',
  args: { label: '', crumbs: [], moreLabel: '' },
  render: (_, context) => (
    <Breadcrumbs
      label={say(context, 'You are here', 'أنت هنا')}
      crumbs={way(context)}
      moreLabel={say(context, 'Pages in between', 'الصفحات بينهما')}
    />
  ),
} satisfies Meta<typeof Breadcrumbs>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {
  decorators: [
    (Story) => (
      <div className="room-wide">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4))
    await expect(canvas.queryByRole('button')).toBeNull()
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
    const more = await canvas.findByRole('button')
    await expect(canvas.getAllByRole('listitem').at(-1)?.querySelector('[aria-current=page]')).not.toBeNull()
    await userEvent.click(more)
    const hidden = await screen.findAllByRole('menuitem')
    await expect(hidden.length + canvas.getAllByRole('link', { hidden: true }).length).toBe(4)
    await expect(hidden[0]).toHaveAttribute('href', '#uploads')
  },
}
