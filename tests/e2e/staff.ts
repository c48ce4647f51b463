import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { hydrated } from '../support/hydrated.ts'

export const demoPassword = 'Wasl-demo-2026!'
/** Who has a one-time code besides, and which one the demo's code source gives. */
const withCode = new Set(['admin.demo'])
const demoCode = '123456'

const words = {
  username: { en: 'Username', ar: 'اسم المستخدم' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  code: { en: 'One-time code', ar: 'رمز التحقق' },
}

/**
 * Signs a user of the demo in and waits for the page that was asked for: the dashboard unless `next` names another
 * address of it. The page must belong to the merchant of the user: give the whole address for the others.
 */
export async function signIn(
  page: Page,
  username: string,
  locale: Locale = 'en',
  { next = `/${locale}/dashboard`, origin = '' }: { next?: string; origin?: string } = {},
): Promise<void> {
  await page.goto(`${origin}/${locale}/login?next=${encodeURIComponent(next)}`)
  await hydrated(page)
  await page.getByRole('textbox', { name: words.username[locale], exact: true }).fill(username)
  await page.getByLabel(words.password[locale], { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: words.signIn[locale], exact: true }).click()
  if (withCode.has(username)) {
    await page.getByRole('textbox', { name: words.code[locale] }).fill(demoCode)
  }
  await page.waitForURL((url) => url.pathname + url.search === next)
}
