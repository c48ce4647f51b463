import { authDeps } from '@wasl/bff/auth/auth-deps'
import { bffOver } from '@wasl/bff/bff.fixtures'
import { createCoreClient } from '@wasl/bff/core/core-client'
import { withoutLimits } from '@wasl/bff/middleware/rate-limits.fixtures'
import { filesInMemory } from '@wasl/bff/platform/sealed-files.fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInStaff, type SignedIn } from '../../support/staff.ts'
import { coreUnderTest, secret, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { askedOf } from './bff-route.ts'
import { stateOf } from './database-state.ts'

const database = seededForTests()
const host = 'localhost:4000'
const otherHost = 'dar-nuwair.localhost:4000'
let scene: CoreUnderTest
let bff: ReturnType<typeof bffOver>
let begin: (who: SignedIn, at: string) => Promise<string>

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  const clock = { now: scene.now }
  const core = createCoreClient(
    { fetch: scene.core.fetch, baseUrl: 'http://core.internal' },
    { secret, clock },
  )
  const files = filesInMemory()
  bff = bffOver({}, { core, clock, secret, sessionFiles: files, limits: withoutLimits })
  const { sessions } = authDeps({ core, clock, files })
  begin = ({ username, headers, refresh }, at) => {
    const later = (ms: number) => new Date(scene.now().getTime() + ms).toISOString()
    const access = headers.authorization.replace('Bearer ', '')
    return sessions.begin({
      username,
      host: at,
      access,
      refresh,
      accessUntil: later(600_000),
      endsAt: later(3_600_000),
    })
  }
})
afterAll(() => scene.close())

/** Every address of the bff's own that is not a page. */
const mounted = [
  ...new Set(
    bffOver()
      .mounted()
      .map((route) => route.replace(/\/$/, '')),
  ),
].filter((route) => /^(?!ALL )\w+ \/bff\//.test(route))
/** What payers use, and what is there before anybody is signed in. */
const isPublic = (route: string) =>
  /^\w+ \/bff\/((pay|cpr|collect|link|attempt|transaction|return|tiles)\/:|(plugins\/)?(catalogue|event)\/|(map|places)$|messages\/ar$)/.test(
    route,
  ) ||
  /^\w+ \/bff\/auth\/(sign-in|code|code\/resend|code\/abandon|abandon-code|forgot-password|reset|reset-password)(\/form)?$/.test(
    route,
  )
const ofStaff = mounted.filter((route) => !isPublic(route))

/** Tells anybody whether somebody is signed in here, and signs out whoever is. */
const forAnybody = ['GET /bff/auth/session', 'POST /bff/auth/session/end']
/** One's own: everybody who is signed in, whatever else they may. */
const oneOwn = [
  'POST /bff/auth/session/extend',
  'POST /bff/auth/session/confirm',
  'GET /bff/auth/session/confirmed',
  'GET /bff/auth/sessions',
  'POST /bff/auth/sessions/end',
  'POST /bff/auth/password',
  'GET /bff/dashboard/shell',
  'PATCH /bff/dashboard/user/update-user/:id',
  'GET /bff/dashboard/user/actions',
  'GET /bff/dashboard/register-notif-token',
  'POST /bff/dashboard/register-notif-token',
  'DELETE /bff/dashboard/register-notif-token',
  'GET /bff/dashboard/list-views',
  'POST /bff/dashboard/list-views',
  'PATCH /bff/dashboard/list-views/:id',
  // A stream, whose frames are asked for by audience: live.test.ts.
  'GET /bff/live',
]

/** The core tells payers at the same address how to pay (S1 §7), and says nothing of the list to them. */
const isPayersToo = (route: string) => route === 'GET /bff/dashboard/transactions/:module/:list/setup'

/** A counter that is not there is 404 to everybody: its address is a payer's page where the merchant opens it. */
const isCounter = (route: string) => route === 'POST /bff/dashboard/pos/payments'

const desk = () => ({ db: database().db, now: scene.now })

async function refusedBy(route: string, ids: readonly (string | null)[]): Promise<number[]> {
  const isUnsafe = !route.startsWith('GET ')
  const before = isUnsafe ? await stateOf(database().pool) : null
  const statuses: number[] = []
  for (const id of ids) {
    const { url, init } = askedOf(route)
    const cookie: Record<string, string> = id === null ? {} : { cookie: `__Host-sid=${id}` }
    const answer = await bff.request(url, {
      ...init,
      // Plain names and values, as `askedOf` writes them.
      headers: { ...(init.headers as Record<string, string>), ...cookie },
    })
    expect(await answer.text()).not.toContain('dar-nuwair')
    statuses.push(answer.status)
  }
  if (before) expect(await stateOf(database().pool), `${route} changed something`).toEqual(before)
  return statuses
}

test('every address of the bff is a payer’s, or asked below', () => {
  expect(mounted.length).toBeGreaterThan(170)
  expect(ofStaff.filter((route) => !/^\w+ \/bff\/(dashboard\/|live$|auth\/)/.test(route))).toEqual([])
  const known = new Set(mounted)
  expect([...forAnybody, ...oneOwn].filter((route) => !known.has(route))).toEqual([])
})

describe.each(ofStaff.filter((route) => !forAnybody.includes(route)))('%s', (route) => {
  test('is nothing to whoever is not signed in here', async () => {
    const owner = await signedInStaff(desk(), { merchantId: 2, isSuperuser: true })
    const disabled = await signedInStaff(desk(), { isSuperuser: true, disabled: true })
    const ids = [null, 'x'.repeat(43), await begin(owner, otherHost)]
    // The stream begins before the core has said who it is.
    if (route !== 'GET /bff/live') ids.push(await begin(owner, host), await begin(disabled, host))
    const refusal = isPayersToo(route) ? 403 : isCounter(route) ? 404 : 401
    expect(await refusedBy(route, ids)).toEqual(ids.map(() => refusal))
  })

  test.skipIf(oneOwn.includes(route))('refuses whoever has no section and no permission', async () => {
    const nobody = await signedInStaff(desk(), { sections: [] })
    const [status] = await refusedBy(route, [await begin(nobody, host)])
    // 404: one's own alone, and this is nobody's.
    expect(status === 404 || status === 403, `${route} answers ${status}`).toBe(true)
  })
})
