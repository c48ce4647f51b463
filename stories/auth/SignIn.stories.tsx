import type { Meta, StoryObj } from '@storybook/react-vite'
import { staffContract } from '@wasl/contracts/web-staff'
import { mock, mockUnreachable } from '@wasl/web/base/mock.fixtures.ts'
import { codeStep, loginPage, problem } from '@wasl/web/auth/sign-in/sign-in.fixtures.ts'
import type { SignInPage } from '@wasl/web/base/page-data.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patient, shown } from '../pay/shown.ts'
import { inLocale } from '../ui/in-locale.ts'
import { SignInScreen } from './SignInScreen.tsx'

type Args = {
  page: SignInPage
  /** The same page as an Arabic reader gets it, where the server wrote on it. */
  arabicPage: SignInPage | null
}

/** S1 §2 "Login screens", in each of their states. */
const meta = {
  title: 'auth/SignIn',
  args: { page: loginPage(), arabicPage: null },
  argTypes: { page: { control: false }, arabicPage: { control: false } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await shown(canvas)
  },
  render: ({ page, arabicPage }, context) => {
    const locale = inLocale(context)
    const shownPage = (locale === 'ar' && arabicPage) || page
    return <SignInScreen key={locale} locale={locale} page={shownPage} />
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

const { openReset } = staffContract.auth.guest
const submit = /^(Sign in|تسجيل الدخول)$/

export const Credentials: Story = {}
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: submit }, patient))
    await expect(canvas.getAllByText(/^(This field is required|هذا الحقل مطلوب)$/)).toHaveLength(2)
    await expect(canvas.getByRole('textbox', { name: /^(Username|اسم المستخدم)$/ })).toHaveFocus()
  },
}
/** A browser that keeps no cookies from this address: said before anybody types. */
export const CookiesRefused: Story = {
  beforeEach: () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} })
    return () => Reflect.deleteProperty(document, 'cookie')
  },
  play: async ({ canvas }) => {
    await shown(canvas)
    await canvas.findByText(/^(It keeps no cookies|لا يحتفظ بملفات)/)
  },
}
export const SigningIn: Story = {
  args: { page: loginPage({ username: 'admin.demo' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    await userEvent.type(canvas.getByLabelText(/^(Password|كلمة المرور)$/), 'secret{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Signing in|جارٍ تسجيل الدخول)$/ })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}
export const RefusedWithoutScript: Story = {
  args: {
    page: loginPage({ username: 'admin.demo', problem: problem('The username or password is not correct') }),
    arabicPage: loginPage({
      username: 'admin.demo',
      problem: problem('اسم المستخدم أو كلمة المرور غير صحيحة'),
    }),
  },
}
export const FieldRefused: Story = {
  args: {
    page: loginPage({ problem: problem('', { username: ['This field is too long.'] }) }),
    arabicPage: loginPage({ problem: problem('', { username: ['هذا الحقل طويل جدًا.'] }) }),
  },
}
export const Code: Story = { args: { page: loginPage({ username: 'admin.demo', code: codeStep }) } }
export const CodeRefused: Story = {
  args: {
    page: loginPage({ code: codeStep, problem: problem('', { code: ['This code is not correct'] }) }),
    arabicPage: loginPage({ code: codeStep, problem: problem('', { code: ['هذا الرمز غير صحيح'] }) }),
  },
}
export const CodeIncomplete: Story = {
  args: { page: loginPage({ code: codeStep }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(canvas)
    await userEvent.type(canvas.getByRole('textbox'), '12٣{Enter}')
    await expect(canvas.getByText(/^(Enter all six digits|أدخل الأرقام الستة كلها)$/)).toBeVisible()
  },
}
export const CodeAgain: Story = {
  args: { page: loginPage({ code: { ...codeStep, resendInMs: 0 } }) },
  play: async ({ canvas }) => {
    const name = /^(Send the code again|إعادة إرسال الرمز)$/
    const again = await canvas.findByRole('button', { name }, patient)
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
  },
}
export const Forgot: Story = {
  args: { page: { screen: 'forgotPassword', username: '', sent: null, problem: null } },
}
const tooMany = (message: string): SignInPage => ({
  screen: 'forgotPassword',
  username: 'admin.demo',
  sent: null,
  problem: problem(message),
})
export const ForgotRefused: Story = {
  args: {
    page: tooMany('Too many attempts. Try again in 12 min'),
    arabicPage: tooMany('محاولات كثيرة. أعد المحاولة بعد 12 د'),
  },
}
const linkSent = (sent: string): SignInPage => ({
  screen: 'forgotPassword',
  username: 'admin.demo',
  sent,
  problem: null,
})

export const LinkSent: Story = {
  args: {
    page: linkSent('If the account exists, a link was sent to its email address'),
    arabicPage: linkSent('إن كان الحساب موجودًا فقد أُرسل رابط إلى بريده الإلكتروني'),
  },
}
export const Reset: Story = {
  args: { page: { screen: 'resetPassword' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The form is there once the link is known to be good: until then its shape waits.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), patient)
    await userEvent.type(
      await canvas.findByLabelText(/^(New password|كلمة المرور الجديدة)$/, {}, patient),
      'Tide-2026',
    )
    await expect(canvas.getAllByText(/\((done|تم)\)/).length).toBeGreaterThan(4)
  },
}
/** Whoever was invited has no password yet. */
export const FirstPassword: Story = {
  args: { page: { screen: 'resetPassword', isFirst: true } },
  play: async ({ canvas }) => {
    const name = /^(Choose your password|اختر كلمة المرور)$/
    await waitFor(async () => expect(await canvas.findByRole('heading', { name }, patient)).toHaveFocus())
  },
}
/** The page as the mailed link opens it. */
const byLink = () => {
  const address = location.href
  history.replaceState(history.state, '', '#token=of-a-mail')
  return () => history.replaceState(history.state, '', address)
}

export const LinkOpening: Story = {
  args: { page: { screen: 'resetPassword' } },
  beforeEach: byLink,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(Opening the link|جارٍ فتح الرابط)$/ }, patient)
  },
}
export const LinkOver: Story = {
  args: { page: { screen: 'resetPassword' } },
  beforeEach: byLink,
  parameters: { msw: [mock(openReset, { status: 404, body: problem('', {}) })] },
  play: async ({ canvas }) => {
    const name = /^(This link can no longer be used|لم يعد هذا الرابط صالحًا)$/
    const title = await canvas.findByRole('heading', { name }, patient)
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByRole('link', { name: /^(Ask for a new link|طلب رابط جديد)$/ })).toBeVisible()
  },
}
/** Without script: the link is pasted, and what is wrong stands at its field. */
export const ResetRefused: Story = {
  args: {
    page: {
      screen: 'resetPassword',
      plain: {
        kind: 'form',
        username: 'admin.demo',
        isOpened: false,
        problem: problem('', { newPassword: ['This password is common'], link: ['This field is required'] }),
      },
    },
    arabicPage: {
      screen: 'resetPassword',
      plain: {
        kind: 'form',
        username: 'admin.demo',
        isOpened: false,
        problem: problem('', { newPassword: ['كلمة المرور هذه شائعة'], link: ['هذا الحقل مطلوب'] }),
      },
    },
  },
}
const changed = (message: string): SignInPage => ({
  screen: 'resetPassword',
  plain: { kind: 'done', message },
})
export const PasswordChanged: Story = {
  args: {
    page: changed('Your password was changed. Sign in with the new one'),
    arabicPage: changed('تم تغيير كلمة المرور. سجّل الدخول بالكلمة الجديدة'),
  },
}
/** The link was asked about and nobody answered: it is opened again from here. */
export const LinkUnanswered: Story = {
  args: { page: { screen: 'resetPassword' } },
  beforeEach: byLink,
  parameters: { msw: [mockUnreachable(openReset)] },
  play: async ({ canvas }) => {
    const name = /^(The link could not be opened|تعذّر فتح الرابط)$/
    const title = await canvas.findByRole('heading', { name }, patient)
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^(Try again|حاول مرة أخرى)$/ }))
    await expect(await canvas.findByRole('heading', { name }, patient)).toBeVisible()
  },
}
