import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefusedRoot } from '@wasl/web/app/refused/RefusedRoot'
import { refusedStringsAr } from '@wasl/web/app/refused/refused.strings.ar.ts'
import { staffArabic } from '@wasl/web/app/staff/arabic-messages.ts'
import { createArabicMessages } from '@wasl/web/i18n/arabic.ts'
import { merchant, serverNow } from '@wasl/web/pay/pay.fixtures.ts'
import { expect } from 'storybook/test'
import { shown } from '../../pay/shown.ts'
import { inLocale } from '../../ui/in-locale.ts'

type Args = {
  status: number
  /** The server's own sentence, in the reader's language. */
  message: { en: string; ar: string }
  /** Below the dashboard's address. */
  from: string
}

const initial = { ...staffArabic, ...refusedStringsAr }
const messages = createArabicMessages({ initial, fetchMessages: async () => initial, log: () => {} })

/** S2 §7: a file that was asked for in a window of its own, and refused. */
const meta = {
  title: 'dashboard/shell/RefusedWindow',
  args: {
    status: 400,
    message: { en: 'Choose at least one field.', ar: 'اختر حقلًا واحدًا على الأقل.' },
    from: '/payment-request/transactions?state=paid',
  },
  argTypes: { message: { control: false }, from: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(1)
  },
  render: ({ status, message, from }, context) => {
    const locale = inLocale(context)
    const facts = {
      path: '/bff/dashboard/transactions/payment_request/live/export/file',
      locale,
      merchant,
      page: {
        kind: 'refused',
        status,
        message: message[locale],
        back: `/${locale}/dashboard${from}`,
      } as const,
      now: serverNow,
      demo: true,
    }
    return <RefusedRoot key={locale} facts={facts} messages={messages} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Refused: Story = {}
export const NotAllowed: Story = {
  args: {
    status: 403,
    message: { en: 'You do not have permission to do this', ar: 'لا تملك صلاحية القيام بذلك' },
  },
}
export const TooMany: Story = {
  args: {
    status: 429,
    message: {
      en: 'You may ask for five exports in an hour. Please try again later.',
      ar: 'يمكنك طلب خمس عمليات تصدير في الساعة. يرجى المحاولة لاحقًا.',
    },
  },
}
export const SignedOut: Story = {
  args: {
    status: 401,
    message: { en: 'You are signed out. Sign in to go on.', ar: 'تم تسجيل خروجك. سجّل الدخول للمتابعة.' },
  },
}
/** The one-time word of a report that was opened before. */
export const UsedUp: Story = {
  args: {
    status: 410,
    message: { en: 'This link was used before.', ar: 'استُخدم هذا الرابط من قبل.' },
    from: '/generated-reports',
  },
}
export const Away: Story = {
  args: {
    status: 503,
    message: {
      en: 'The service is not available for a moment. Try again.',
      ar: 'الخدمة غير متاحة للحظة. حاول مرة أخرى.',
    },
    from: '',
  },
}
/** A field's name has no place to break at. */
export const LongName: Story = {
  args: {
    message: {
      en: 'There is no field custom.name_of_a_field_that_nobody_knows_any_more here.',
      ar: 'لا يوجد هنا حقل باسم custom.name_of_a_field_that_nobody_knows_any_more.',
    },
  },
}
