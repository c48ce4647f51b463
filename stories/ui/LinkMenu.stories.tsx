import type { Meta, StoryObj } from '@storybook/react-vite'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { ShareIcon } from '@wasl/ui/icons/ShareIcon'
import { LinkMenu } from '@wasl/ui/actions/LinkMenu'
import { expect, userEvent } from 'storybook/test'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

/** Without `component`: the tool that lists props cannot read `ButtonLook['variant']`. */
const meta = {
  title: 'ui/LinkMenu',
  tags: ['autodocs'],
  args: { label: '', links: [] },
  argTypes: { variant: { control: 'inline-radio', options: ['secondary', 'quiet'] } },
  render: (args, context) => (
    <LinkMenu
      {...args}
      label={say(context, 'Share', 'مشاركة')}
      icon={<ShareIcon />}
      links={linksIn(context)}
    />
  ),
} satisfies Meta<typeof LinkMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas, globals }) => {
    const button = canvas.getByText(say({ globals }, 'Share', 'مشاركة')).closest('summary') as HTMLElement
    await userEvent.click(button)
    await expect(
      canvas.getByRole('link', { name: say({ globals }, 'E-mail', 'البريد الإلكتروني') }),
    ).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(button.parentElement).not.toHaveAttribute('open')
    await expect(button).toHaveFocus()
  },
}
export const Open: Story = { args: { isOpenAtFirst: true } }

const linksIn = (context: Toolbar) => [
  {
    id: 'mail',
    label: say(context, 'E-mail', 'البريد الإلكتروني'),
    icon: <MailIcon />,
    href: '#by-mail',
  },
  {
    id: 'receipt',
    label: say(context, 'Receipt', 'الإيصال'),
    icon: <DownloadIcon />,
    href: 'https://example.com/receipt',
    newTabLabel: say(context, 'opens in a new tab', 'يُفتح في علامة تبويب جديدة'),
  },
]
