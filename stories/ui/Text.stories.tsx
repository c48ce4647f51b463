import type { Meta, StoryObj } from '@storybook/react-vite'
import { LongDate } from '@wasl/ui/data/LongDate'
import { RelativeTime } from '@wasl/ui/data/RelativeTime'
import { DateTime } from '@wasl/ui/text/DateTime'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Pill } from '@wasl/ui/money/Pill'
import { expect } from 'storybook/test'
import { inLocale, say } from './in-locale.ts'

const meta = { title: 'ui/Text', tags: ['autodocs'] } satisfies Meta
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
export const InFull: Story = {
  render: (_, context) => (
    <p>
      <LongDate day="2026-11-20" locale={inLocale(context)} />
    </p>
  ),
  play: async ({ canvasElement, globals }) => {
    const shown = globals.locale === 'ar' ? 'الجمعة، 20 نوفمبر 2026' : 'Friday, 20 November 2026'
    await expect(canvasElement).toHaveTextContent(shown)
  },
}
export const FromNow: Story = {
  render: (_, context) => (
    <p>
      <RelativeTime
        instant="2026-11-20T15:04:00Z"
        now={new Date('2026-11-20T15:07:00Z')}
        locale={inLocale(context)}
        timeZone="Asia/Kuwait"
      />
    </p>
  ),
  play: async ({ canvasElement, globals }) => {
    const time = canvasElement.querySelector('time')
    await expect(time?.textContent).toContain(globals.locale === 'ar' ? 'قبل 3 دقائق' : '3 minutes ago')
    await expect(time?.title.replaceAll('\u00a0', ' ')).toMatch(/06:04 (PM|م)/)
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
export const NewTab: Story = {
  render: (_, context) => (
    <p>
      <Link
        href="https://example.com/"
        newTabLabel={say(context, 'opens in a new tab', 'يُفتح في علامة تبويب جديدة')}
      >
        {say(context, 'The bank’s conditions', 'شروط البنك')}
      </Link>
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /new tab|علامة تبويب جديدة/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvasElement.querySelector('a svg')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const Due: Story = {
  render: (_, context) => (
    <Pill>{say(context, 'Due before 27 Nov 2026, 06:00 PM', 'يُدفع قبل 27 نوفمبر 2026، 06:00 م')}</Pill>
  ),
}
