import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateTime } from '@wasl/ui/DateTime'
import { Link } from '@wasl/ui/Link'
import { Ltr } from '@wasl/ui/Ltr'
import { Pill } from '@wasl/ui/Pill'
import { expect } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

const meta = { title: 'ui/Text' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Dates: Story = {
  render: (_, context) => (
    <p>
      <DateTime instant="2026-11-20T15:04:00Z" locale={inLocale(context)} timeZone="Asia/Kuwait" />
    </p>
  ),
  play: async ({ canvasElement, globals }) => {
    const shown = globals.locale === 'ar' ? '20 نوفمبر 2026، 06:04 م' : '20 Nov 2026, 06:04 PM'
    await expect(canvasElement.textContent?.replaceAll('\u00a0', ' ')).toBe(shown)
  },
}
export const PhoneInASentence: Story = {
  render: (_, context) => (
    <p>
      {say(context, 'Questions? Call or message', 'لديك سؤال؟ اتصل بنا أو راسلنا:')}{' '}
      <Link href="tel:+96522345678">
        <Ltr>+965 2234 5678</Ltr>
      </Link>
    </p>
  ),
}
export const Due: Story = {
  render: (_, context) => (
    <Pill>{say(context, 'Due before 27 Nov 2026, 06:00 PM', 'يُدفع قبل 27 نوفمبر 2026، 06:00 م')}</Pill>
  ),
}
