import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { ChevronDownIcon } from '@wasl/ui/icons/ChevronDownIcon'
import { EyeIcon } from '@wasl/ui/icons/EyeIcon'
import { LinkIcon } from '@wasl/ui/icons/LinkIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { MapPinIcon } from '@wasl/ui/icons/MapPinIcon'
import { ReceiptTextIcon } from '@wasl/ui/icons/ReceiptTextIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { ActionMenu } from '@wasl/ui/overlays/menus/ActionMenu'
import { Menu } from '@wasl/ui/overlays/menus/Menu'
import type { MenuGroup } from '@wasl/ui/overlays/menus/menu-groups.ts'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const rowActions = (context: Toolbar): MenuGroup[] => [
  {
    id: 'send',
    items: [
      {
        id: 'cancel',
        label: say(context, 'Cancel payment…', 'إلغاء الدفع…'),
        icon: <BanIcon />,
        tone: 'danger',
      },
      {
        id: 'open',
        label: say(context, 'Open', 'فتح'),
        icon: <EyeIcon />,
        shortcut: 'Enter',
      },
      {
        id: 'link',
        label: say(context, 'Copy payment link', 'نسخ رابط الدفع'),
        icon: <LinkIcon />,
        shortcut: 'C',
      },
      {
        id: 'email',
        label: say(context, 'Send email', 'إرسال بريد'),
        icon: <MailIcon />,
        disabledReason: say(context, 'The customer has no email address', 'لا يوجد بريد إلكتروني للعميل'),
      },
    ],
  },
  {
    id: 'more',
    items: [
      {
        id: 'location',
        label: say(context, 'Show location', 'عرض الموقع'),
        icon: <MapPinIcon />,
        note: say(context, 'Salmiya, block 10', 'السالمية، قطعة 10'),
      },
      {
        id: 'receipt',
        label: say(context, 'Download receipt', 'تنزيل الإيصال'),
        icon: <ReceiptTextIcon />,
        href: '#receipt',
      },
    ],
  },
]

const meta = {
  component: Menu,
  title: 'ui/overlays/Menu',
  tags: ['autodocs'],
  args: {
    trigger: <Button />,
    label: '',
    groups: [],
    align: 'start',
    onAction: fn(),
  },
  render: (args, context) => (
    <Menu
      {...args}
      trigger={
        <Button size="row" icon={<ChevronDownIcon />}>
          {say(context, 'Actions', 'الإجراءات')}
        </Button>
      }
      label={say(context, 'Actions', 'الإجراءات')}
      groups={rowActions(context)}
    />
  ),
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

const items = () => screen.getAllByRole('menuitem')

export const Sections: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(items()[0]).toHaveFocus())
    await expect(items().at(-1)).toHaveAttribute('data-tone', 'danger')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith('link')
    await waitFor(() => expect(button).toHaveFocus())
    for (const opens of ['{Enter}', ' ']) {
      await userEvent.keyboard(opens)
      await waitFor(() => expect(items()[0]).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
    }
    await userEvent.click(button)
    await expect(await screen.findByRole('menu')).toHaveAccessibleName()
  },
}

/** A click that no pointer made: by assistive technology, or by a browser for a key. */
export const PressedWithoutAPointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    for (const _ of ['as it is fetched', 'at once']) {
      button.click()
      await waitFor(() => expect(items()[0]).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(items()[1]).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
}

export const BlockedAction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const blocked = (await screen.findAllByRole('menuitem'))[2]
    await expect(blocked).toHaveAttribute('aria-disabled', 'true')
    await expect(blocked?.textContent).toMatch(/email address|بريد إلكتروني/)
    await userEvent.click(blocked ?? canvas.getByRole('button'))
    await expect(args.onAction).not.toHaveBeenCalledWith('email')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const OpensNothingWhenBlocked: Story = {
  render: (args, context) => (
    <Menu
      {...args}
      trigger={
        <Button size="row" disabledReason={say(context, 'Select a row first', 'اختر صفًا أولاً')}>
          {say(context, 'Actions', 'الإجراءات')}
        </Button>
      }
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

function Row({ context }: { context: Toolbar }) {
  const [chosen, setChosen] = useState('')
  return (
    <>
      <ActionMenu
        label={say(context, 'Actions for PR-1010', 'إجراءات PR-1010')}
        head={
          <>
            <Ltr>PR-1010</Ltr> · {say(context, 'Cash on delivery', 'الدفع عند الاستلام')}
          </>
        }
        groups={rowActions(context)}
        onAction={setChosen}
      />
      <output>{chosen}</output>
    </>
  )
}

export const OfARow: Story = {
  render: (_, context) => <Row context={context} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('cancel')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

function Density({ context }: { context: Toolbar }) {
  const [chosen, setChosen] = useState('normal')
  return (
    <Menu
      trigger={<Button size="row">{say(context, 'Density', 'الكثافة')}</Button>}
      label={say(context, 'Density', 'الكثافة')}
      groups={[
        {
          id: 'density',
          title: say(context, 'Height of the rows', 'ارتفاع الصفوف'),
          chosen,
          items: [
            { id: 'comfortable', label: say(context, 'Comfortable', 'مريحة') },
            { id: 'normal', label: say(context, 'Normal', 'عادية') },
            { id: 'compact', label: say(context, 'Compact', 'مضغوطة') },
          ],
        },
      ]}
      onAction={setChosen}
    />
  )
}

export const OneOfSeveral: Story = {
  render: (_, context) => <Density context={context} />,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'))
    const chosen = () => screen.getByRole('menuitemradio', { checked: true })
    await waitFor(() => expect(chosen()).toBeVisible())
    await expect(chosen()).toHaveAccessibleName(inLocale({ globals }) === 'ar' ? 'عادية' : 'Normal')
    await userEvent.click(screen.getAllByRole('menuitemradio')[2] ?? chosen())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(chosen()).toBeVisible())
    await expect(chosen()).toHaveAccessibleName(inLocale({ globals }) === 'ar' ? 'مضغوطة' : 'Compact')
  },
}
