import type { Locale } from '@wasl/domain/locale'
import type { Page } from 'playwright'
import { takenOver } from '../support/hydrated.ts'

export const demoPassword = 'Wasl-demo-2026!'
/** Who has a one-time code besides, and which one the demo's code source gives. */
const withCode = new Set(['admin.demo'])
const demoCode = '123456'

/**
 * Signs a user of the demo in, as the page would, and opens what was asked for: the dashboard unless `next` names another
 * address of it. The page must belong to the merchant of the user: give the whole address for the others.
 */
export async function signIn(
  page: Page,
  username: string,
  locale: Locale = 'en',
  { next = `/${locale}/dashboard`, origin = '' }: { next?: string; origin?: string } = {},
): Promise<void> {
  const send = async (step: string, data: Record<string, string>): Promise<void> => {
    const answer = await page.request.post(`${origin}/bff/auth/${step}`, { data, headers: fromApp })
    if (!answer.ok()) throw new Error(`${username} may not sign in: ${await answer.text()}`)
  }
  await send('sign-in', { username, password: demoPassword })
  if (withCode.has(username)) await send('code', { code: demoCode })
  await page.goto(`${origin}${next}`)
  await takenOver(page)
}

const fromApp = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'app' }
