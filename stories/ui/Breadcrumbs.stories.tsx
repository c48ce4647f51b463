import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Breadcrumbs, type Crumb } from '@wasl/ui/navigation/Breadcrumbs'
import { useState, type MouseEvent } from 'react'
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
  tags: ['autodocs'],
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

/** The way back stands clear of a page whose name never ends. */
export const LongName: Story = {
  decorators: InALittleRoom.decorators,
  render: (_, context) => (
    <Breadcrumbs
      label={say(context, 'You are here', 'أنت هنا')}
      crumbs={[
        ...way(context).slice(0, 2),
        {
          id: 'file',
          label: 'november-members-of-abdulrahman-abdulaziz-al-mohammad-trading-and-contracting.csv',
        },
      ]}
      moreLabel={say(context, 'Pages in between', 'الصفحات بينهما')}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button')
    for (const place of canvas.getAllByRole('listitem'))
      await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  },
}

/** Leads by itself, and leaves a wish for a new tab to the browser. */
function Led({ context }: { context: Toolbar }) {
  const [told, setTold] = useState('')
  const lead = (id: string) => (event: MouseEvent) => {
    setTold(event.ctrlKey ? `${id}, new tab` : id)
    if (!event.ctrlKey) event.preventDefault()
  }
  return (
    <>
      <Breadcrumbs
        label={say(context, 'You are here', 'أنت هنا')}
        crumbs={way(context).map((crumb) => ({ ...crumb, onClick: lead(crumb.id) }))}
        moreLabel={say(context, 'Pages in between', 'الصفحات بينهما')}
      />
      <output>{told}</output>
    </>
  )
}

/** What does not fit leads as it would in the line: by the page's own way, unless a new tab is wanted. */
export const LedFromTheMenu: Story = {
  decorators: InALittleRoom.decorators,
  render: (_, context) => <Led context={context} />,
  play: async ({ canvas }) => {
    const followed: boolean[] = []
    const follow = (event: Event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    }
    const choose = async (act: (item: HTMLElement) => Promise<void>) => {
      await userEvent.click(await canvas.findByRole('button'))
      const [item] = await screen.findAllByRole('menuitem')
      if (item) await act(item)
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    document.addEventListener('click', follow)
    try {
      await choose((item) => userEvent.click(item))
      await expect(canvas.getByRole('status')).toHaveTextContent(/^uploads$/)
      await expect(followed.at(-1)).toBe(false)
      await choose(async (item) => {
        const user = userEvent.setup()
        await user.keyboard('{Control>}')
        await user.click(item)
        await user.keyboard('{/Control}')
      })
      await expect(canvas.getByRole('status')).toHaveTextContent(/^uploads, new tab$/)
      await expect(followed.at(-1)).toBe(true)
      await choose(async (item) => {
        item.focus()
        await userEvent.keyboard('{Enter}')
      })
      await expect(canvas.getByRole('status')).toHaveTextContent(/^uploads$/)
      await expect(followed.at(-1)).toBe(false)
    } finally {
      document.removeEventListener('click', follow)
    }
    await userEvent.click(await canvas.findByRole('button'))
    await screen.findByRole('menu')
  },
}
