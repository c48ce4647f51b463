import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { LanguagesIcon } from '@wasl/ui/icons/LanguagesIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { ReceiptTextIcon } from '@wasl/ui/icons/ReceiptTextIcon'
import { StoreIcon } from '@wasl/ui/icons/StoreIcon'
import { TicketIcon } from '@wasl/ui/icons/TicketIcon'
import { CommandPalette } from '@wasl/ui/overlays/commands/CommandPalette'
import { useCommandKey } from '@wasl/ui/overlays/commands/command-key.ts'
import type { CommandGroup } from '@wasl/ui/overlays/commands/command-match.ts'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]
type Words = { en: string; ar: string }

/** Each command is found in both languages, whichever is shown. */
const both = (context: Toolbar, { en, ar }: Words) => ({
  label: say(context, en, ar),
  keywords: [say(context, ar, en)],
})

const groupsIn = (context: Toolbar): CommandGroup[] => [
  {
    id: 'go',
    title: say(context, 'Go to', 'انتقل إلى'),
    commands: [
      {
        id: 'transactions',
        ...both(context, { en: 'Transactions', ar: 'المعاملات' }),
        icon: <ReceiptTextIcon />,
        context: say(context, 'Payment requests', 'طلبات الدفع'),
      },
      { id: 'bookings', ...both(context, { en: 'Bookings', ar: 'الحجوزات' }), icon: <TicketIcon /> },
      {
        id: 'branches',
        ...both(context, { en: 'Branches', ar: 'الفروع' }),
        icon: <StoreIcon />,
        context: say(context, 'Food ordering', 'طلبات الطعام'),
      },
    ],
  },
  {
    id: 'do',
    title: say(context, 'Actions', 'الإجراءات'),
    commands: [
      {
        id: 'create',
        ...both(context, { en: 'New payment request', ar: 'طلب دفع جديد' }),
        icon: <PlusIcon />,
        shortcut: 'N',
      },
      {
        id: 'language',
        ...both(context, { en: 'Switch the language', ar: 'تغيير اللغة' }),
        icon: <LanguagesIcon />,
      },
    ],
  },
]

const chosen = fn()

function Palette({ context, hasSearch = false }: { context: Toolbar; hasSearch?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  useCommandKey(() => setIsOpen((before) => !before))
  const groups = groupsIn(context)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {say(context, 'Search or jump to…', 'ابحث أو انتقل إلى…')}
      </Button>
      {isOpen && (
        <CommandPalette
          groups={groups}
          recent={{
            id: 'recent',
            title: say(context, 'Recent', 'الأخيرة'),
            commands: groups.flatMap(({ commands }) => commands).slice(1, 2),
          }}
          search={
            hasSearch
              ? (typed) => ({
                  id: 'elsewhere',
                  title: say(context, 'All transactions', 'جميع المعاملات'),
                  commands: [
                    {
                      id: 'search',
                      label: say(
                        context,
                        `Search transactions for “${typed}”`,
                        `البحث في المعاملات عن «${typed}»`,
                      ),
                    },
                  ],
                })
              : undefined
          }
          words={{
            title: say(context, 'Search or jump to', 'البحث والانتقال'),
            placeholder: say(context, 'Search or jump to…', 'ابحث أو انتقل إلى…'),
            count: (results) => say(context, `Results: ${results}`, `النتائج: ${results}`),
            none: (typed) => say(context, `Nothing found for “${typed}”`, `لا نتائج عن «${typed}»`),
            move: say(context, 'move', 'تنقل'),
            open: say(context, 'open', 'فتح'),
            close: say(context, 'Close', 'إغلاق'),
          }}
          onChoose={chosen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const meta = {
  title: 'ui/overlays/CommandPalette',
  tags: ['autodocs'],
  render: (_, context) => <Palette context={context} />,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    opener.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = screen.getByRole('combobox')
    await expect(field).toHaveFocus()
    // The hint's "…" stands at its end in Arabic too.
    await expect(getComputedStyle(field).direction).toBe(getComputedStyle(opener).direction)
    await expect(screen.getAllByRole('group')).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('transactions', '')
    await userEvent.keyboard('{Control>}k{/Control}')
  },
}

export const FindsBothLanguages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const field = screen.getByRole('combobox')
    const first = () => screen.getAllByRole('option')[0]
    await userEvent.type(field, 'المعاملات')
    await expect(first()).toHaveTextContent(/Transactions|المعاملات/)
    await expect(field).toHaveAttribute('aria-activedescendant', first()?.id)
    await userEvent.clear(field)
    await userEvent.type(field, 'trnsct')
    await expect(first()).toHaveTextContent(/Transactions|المعاملات/)
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getAllByRole('status')[0]).toHaveTextContent('1'),
    )
  },
}

export const SearchesElsewhere: Story = {
  render: (_, context) => <Palette context={context} hasSearch />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(screen.getByRole('combobox'), 'PR-1015 ')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('search', 'PR-1015')
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(screen.getByRole('combobox'), 'PR-1015')
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(screen.getByRole('combobox'), 'zzz')
    await expect(screen.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
