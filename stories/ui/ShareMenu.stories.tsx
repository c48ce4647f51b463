import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareMenu } from '@wasl/ui/overlays/menus/ShareMenu'
import { expect, mocked, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { say } from './in-locale.ts'

const meta = {
  component: ShareMenu,
  title: 'ui/overlays/ShareMenu',
  tags: ['autodocs'],
  args: {
    shared: { url: 'https://pay.tamra-tide.example/en/transaction/PR-1010', title: '', text: '' },
    phone: '+965 500 12345',
    email: 'noura@example.com',
    words: { share: '', device: '', whatsApp: '', email: '', copy: '', copied: '' },
  },
  render: (args, context) => (
    <ShareMenu
      {...args}
      shared={{
        ...args.shared,
        title: say(context, 'Payment request', 'طلب دفع'),
        text: say(context, 'Tamra & Tide asks for KWD 18.250', 'تمرة ومدّ تطلب 18.250 د.ك'),
      }}
      words={{
        share: say(context, 'Share', 'مشاركة'),
        device: say(context, 'More apps', 'تطبيقات أخرى'),
        whatsApp: say(context, 'WhatsApp', 'واتساب'),
        email: say(context, 'Email', 'البريد الإلكتروني'),
        copy: say(context, 'Copy link', 'نسخ الرابط'),
        copied: say(context, 'Copied to clipboard', 'تم النسخ'),
      }}
    />
  ),
} satisfies Meta<typeof ShareMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Ways: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const [whatsApp, email] = await screen.findAllByRole('menuitem')
    await expect(whatsApp).toHaveAttribute('href', expect.stringContaining('https://wa.me/96550012345?text='))
    await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(email).toHaveAttribute('href', expect.stringContaining('mailto:noura@example.com?subject='))
  },
}

export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click((await screen.findAllByRole('menuitem'))[2] ?? canvas.getByRole('button'))
    await expect(mocked(navigator.clipboard.writeText)).toHaveBeenCalledWith(args.shared.url)
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
    await expect(canvas.getByRole('button')).toHaveTextContent(canvas.getByRole('status').textContent ?? '-')
  },
}

export const OnADeviceThatShares: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: async () => {} })
    return () => Reflect.deleteProperty(navigator, 'share')
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
  },
}
