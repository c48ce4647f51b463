import { expect, test } from 'vitest'
import { browserOver, signedInAnswer } from './auth.fixtures.ts'

test('a browser shows the core what it was given when this user signed in on it, and nothing of another user', async () => {
  const browser = browserOver({ token: { status: 200, body: signedInAnswer } })
  const enter = (username: string) => browser.post('/bff/auth/sign-in', { username, password: 'right' })
  await enter('nuwair.demo')
  await enter(' Nuwair.Demo ')
  await enter('cashier.demo')
  const shown = browser
    .asked('token')
    .map(({ body }) => (body as { known_device?: string }).known_device ?? null)
  expect(shown).toEqual([null, 'a-known-device', null])
  const kept = browser.seen.filter((line) => line.startsWith('__Host-dev-'))
  expect(kept).toHaveLength(3)
  for (const line of kept)
    expect(line).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
})
