import type { Locale } from '@wasl/domain/locale'
import { expect, test } from 'vitest'
import { render, words } from '../../app/rendering.fixtures.ts'
import type { SignInPage } from '../../base/page-data.ts'
import { codeStep, loginPage, problem } from './sign-in.fixtures.ts'

/** Drawn for a merchant of the tests, as the bff asks for it. */
async function html(page: SignInPage, locale: Locale = 'en') {
  const merchant = {
    title: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
    subheader: { en: 'By the sea', ar: 'على البحر' },
    legalName: null,
    logoUrl: null,
    faviconUrl: null,
    website: null,
    phone: '+96522345678',
    brand: '#f77c1a',
    timeZone: 'Asia/Kuwait',
    amountInPreviews: false,
  }
  const input = {
    path: `/${locale}/login`,
    locale,
    nonce: 'n0nce',
    origin: 'https://pay.example',
    merchant,
    now: '2026-11-20T12:00:00Z',
    demo: true,
  }
  return (await render({ ...input, page: { kind: 'signIn', page } })).html
}

test('without script it is a plain form whose fields a password manager knows', async () => {
  const page = await html(loginPage({ next: '/en/dashboard/x?y=1' }))
  expect(page).toContain('<title>Sign in – Tamra &amp; Tide</title>')
  expect(page).toMatch(/<form [^>]*action="\/bff\/auth\/sign-in\/form"[^>]*method="post"/)
  expect(page).toMatch(
    /<input[^>]*autoComplete="username"[^>]*name="username"|name="username"[^>]*autoComplete="username"/,
  )
  expect(page).toMatch(/autoComplete="current-password"/)
  expect(page).toContain('name="next" value="/en/dashboard/x?y=1"')
  expect(page).toContain('href="/en/forget-password"')
})

test('no form of signing in can put a password into an address', async () => {
  for (const page of [loginPage(), loginPage({ code: codeStep }), { screen: 'resetPassword' } as const])
    for (const [form] of (await html(page)).matchAll(/<form [^>]*>/g)) expect(form).toContain('method="post"')
})

test('the code’s page says where it went, in both languages, and is a plain form too', async () => {
  const page = await html(loginPage({ code: codeStep }))
  expect(words(page)).toContain('We sent it to a••••@tamra-tide.example.')
  expect(page).toMatch(/<form [^>]*action="\/bff\/auth\/code\/form"/)
  expect(page).toMatch(/<input[^>]*name="code"/)
  // A form of its own: Enter in the code's field presses its own form's first button.
  expect(page).toMatch(/<form [^>]*action="\/bff\/auth\/abandon-code\/form"[^>]*><button /)
  expect(words(await html(loginPage({ code: codeStep }), 'ar'))).toContain('أدخل الرمز المكوّن من 6 أرقام')
})

test('what the plain form was refused for stands above it, or at its field', async () => {
  const page = await html(loginPage({ username: 'admin.demo', problem: problem('Not correct') }))
  expect(page).toMatch(/role="alert"[^>]*>.*Not correct/s)
  expect(page).toContain('value="admin.demo"')
  const field = await html(loginPage({ problem: problem('x', { password: ['Too long'] }) }))
  expect(field).toContain('id="password-problem"')
  expect(field).not.toMatch(/role="alert"[^>]*>.*Too long.*<form/s)
})

const plainReset: SignInPage = {
  screen: 'resetPassword',
  plain: { kind: 'form', username: '', problem: problem('x'), isOpened: true },
}

test.each([
  [
    'with script',
    { screen: 'resetPassword' },
    (page: string) => page.replaceAll(/<noscript>.*?<\/noscript>/gs, ''),
  ],
  [
    'without',
    { screen: 'resetPassword' },
    (page: string) =>
      [...page.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside).join(''),
  ],
  ['without, once more', plainReset, (page: string) => page],
] as [string, SignInPage, (page: string) => string][])(
  'S1 §5: the rules of a password are shown as text before anything is typed, in their order, %s',
  async (_, page, seen) => {
    const text = words(seen(await html(page)))
    const rules = [
      'at least 8 characters',
      'too similar to your personal information',
      'common password',
      'entirely numeric',
      'at least 1 special character',
      'at least 1 digit',
      'at least 1 upper-case letter',
    ]
    const found = [...text.matchAll(new RegExp(rules.join('|'), 'g'))].map(([rule]) => rule)
    expect(found).toEqual(rules)
  },
)

test.each([
  [
    'en',
    'Choose your password',
    'Your password is set',
    /\b(new password is|old|earlier|changed|signed out)\b/,
  ],
  ['ar', 'اختر كلمة المرور', 'تم حفظ كلمة المرور', /القديمة|سابقة|تغيير|تسجيل الخروج/],
] as const)(
  'whoever was invited reads of no old password, before and after choosing the first (%s)',
  async (locale, title, doneTitle, ofOld) => {
    const pages = [
      [title, { ...plainReset, isFirst: true }],
      [doneTitle, { screen: 'resetPassword', isFirst: true, plain: { kind: 'done', message: null } }],
    ] as const
    for (const [heading, page] of pages) {
      const drawn = await html(page, locale)
      expect(drawn).toContain(`<title>${heading} –`)
      expect(drawn).toContain(`<h1 tabindex="-1">${heading}</h1>`)
      expect(words(drawn)).not.toMatch(ofOld)
    }
  },
)

test.each(['en', 'ar'] as const)(
  'no page of signing in has an inline style or handler (%s)',
  async (locale) => {
    const pages: SignInPage[] = [
      loginPage(),
      loginPage({ code: codeStep }),
      { screen: 'forgotPassword', username: '', sent: null, problem: null },
      { screen: 'forgotPassword', username: 'x', sent: 'Sent', problem: null },
      { screen: 'resetPassword' },
    ]
    for (const page of pages) {
      const drawn = await html(page, locale)
      expect(drawn).not.toMatch(/ style="/)
      expect(drawn).not.toMatch(/ on[a-z]+="/)
      expect(drawn).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
    }
  },
)
