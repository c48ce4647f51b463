import type { StaffAccess } from '@wasl/contracts/access'
import { permissionOf } from '@wasl/core/dashboard/transactions/operations/actions.domain'
import { permissions } from '@wasl/domain/permissions'
import { sections } from '@wasl/domain/sections'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInStaff, type SignedIn } from '../../support/staff.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { listBodies } from './bodies.ts'
import { allRoutes, hides, staffRulesOf, type Listed } from './every-route.ts'
import { idsOf, makerOf, type Ids } from './ids.ts'
import { one } from './maker.ts'
import { canary, codeOf, matrix } from './matrix.ts'
import { seededForTests } from '../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
const desk = () => ({ db: database().db, now: scene.now })
const superuser = (merchantId: number) => signedInStaff(desk(), { merchantId, isSuperuser: true })
let owner: SignedIn
let otherOwner: SignedIn

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  await fillCanaries()
  owner = await superuser(1)
  otherOwner = await superuser(2)
})
afterAll(() => scene.close())

const otherHost = 'dar-nuwair.localhost'

/** Words of the other merchant's that no answer to this one may hold. */
async function fillCanaries(): Promise<void> {
  const { pool } = database()
  // So that there is a plugin that is off.
  await pool.query(`update merchant set plugins = array_remove(plugins, 'shopify') where id = 1`)
  await pool.query(
    `update payment_transaction set description_en = $1, description_ar = $1 where merchant_id = 2`,
    [canary],
  )
  await pool.query(`update customer set name_en = $1, name_ar = $1 where merchant_id = 2`, [canary])
  await pool.query(`update staff_user set name_en = $1, name_ar = $1 where merchant_id = 2`, [canary])
}

const { ask, refusedBy, answeredAlike } = matrix(database, () => scene)

const ofStaff = allRoutes.filter((listed) => staffRulesOf(listed) !== null)
const withIds = allRoutes.filter(
  (listed) => listed.ids.length > 0 && (listed.access?.access === 'public' || ofStaff.includes(listed)),
)
const whoMay = async (listed: Listed) => (staffRulesOf(listed) ? superuser(1) : null)

test('every route says who may call it, names permissions and sections that exist, and none hides another', () => {
  expect(allRoutes.length).toBeGreaterThan(70)
  expect(allRoutes.filter(({ access }) => access === null).map(({ name }) => name)).toEqual([])
  const rules = ofStaff.flatMap((listed) => staffRulesOf(listed) ?? [])
  const named = rules.flatMap(({ permissions: codes = [] }) => codes)
  expect(named.filter((code) => !permissions.includes(code))).toEqual([])
  const known: readonly string[] = ['ofPlugin', ...sections]
  expect(rules.filter(({ section }) => section !== undefined && !known.includes(section))).toEqual([])
  const hidden = allRoutes.flatMap((later, index) =>
    allRoutes
      .slice(0, index)
      .filter((earlier) => hides(earlier, later))
      .map((earlier) => `${earlier.name} hides ${later.name}`),
  )
  expect(hidden).toEqual([])
})

test('whatever the core answers is in this matrix', () => {
  // Of all methods: what stands before every route, and 405 behind them.
  const answered = scene.core.routes().filter((route) => !route.startsWith('ALL '))
  const known = new Set(allRoutes.map(({ verb, path }) => `${verb} ${path}`))
  expect(answered.length).toBeGreaterThan(200)
  expect(
    [...new Set(answered.map((route) => route.replace(/\/$/, '')))].filter((route) => !known.has(route)),
  ).toEqual([])
  const asked = new Set([...ofStaff, ...withIds])
  const left = allRoutes.filter((listed) => !asked.has(listed) && listed.access?.access !== 'key')
  expect(left.filter(({ access }) => access?.access !== 'public').map(({ name }) => name)).toEqual([])
})

test('every id in a path can be made', () => {
  expect(
    allRoutes.filter((listed) => listed.ids.length > 0 && !makerOf(listed)).map(({ path }) => path),
  ).toEqual([])
})

describe.each(ofStaff.map((listed) => [listed.name, listed] as const))('%s', (_name, listed) => {
  const rules: Partial<StaffAccess> = staffRulesOf(listed) ?? {}

  test('is nothing to whoever has not signed in here, whatever it names', async () => {
    const disabled = await signedInStaff(desk(), { isSuperuser: true, disabled: true })
    const ids = await allIds(listed)
    const asks = [null, disabled, otherOwner].flatMap((staff) => ids.map((id) => ({ staff, ids: id })))
    expect((await refusedBy(listed, asks)).map(({ status }) => status)).toEqual(asks.map(() => 401))
  })

  test('refuses whoever lacks the permission, the section or a recent password', async () => {
    const ids = await allIds(listed)
    const everything = { permissions: [...permissions] }
    const refused: { code: string; staff: SignedIn; plugin?: string }[] = []
    for (const permission of rules.permissions ?? []) {
      const others = permissions.filter((code) => code !== permission)
      refused.push({
        code: 'permission_denied',
        staff: await signedInStaff(desk(), { permissions: others }),
      })
    }
    if (rules.section !== undefined)
      refused.push({
        code: 'section_disabled',
        staff: await signedInStaff(desk(), { ...everything, sections: [] }),
      })
    if (rules.section === 'ofPlugin')
      refused.push({ code: 'section_disabled', staff: owner, plugin: 'shopify' })
    if (rules.recent)
      refused.push({
        code: 'reauth_required',
        staff: await signedInStaff(desk(), { ...everything, confirmedMsAgo: 600_000 }),
      })
    const asks = refused.flatMap((how) => ids.map((id) => ({ ...how, ids: id })))
    const answers = await refusedBy(listed, asks)
    expect(answers.map((answer) => ({ status: answer.status, code: codeOf(answer) }))).toEqual(
      asks.map(({ code }) => ({ status: 403, code })),
    )
  })
})

async function allIds(listed: Listed): Promise<string[]> {
  if (listed.ids.length === 0) return ['nothing']
  const ids = await idsOf(database().pool, listed, { own: owner, other: otherOwner })
  return [ids.own, ids.other, ids.random]
}

describe.each(withIds.map((listed) => [listed.name, listed] as const))('%s', (_name, listed) => {
  let ids: Ids
  beforeAll(async () => {
    ids = await idsOf(database().pool, listed, { own: owner, other: otherOwner })
  })

  test("answers another merchant's id like one that nobody has, to whoever may do everything", async () => {
    expect(await answeredAlike(listed, { staff: await whoMay(listed) }, ids)).toBe(404)
  })

  test('answers to whoever may do nothing do not tell the one from the other', async () => {
    const staff = staffRulesOf(listed) ? await signedInStaff(desk()) : null
    expect([403, 404]).toContain(await answeredAlike(listed, { staff }, ids))
  })
})

describe.each(ofStaff.filter(({ ids }) => ids.length === 0).map((listed) => [listed.name, listed] as const))(
  '%s',
  (_name, listed) => {
    test('tells the superuser of one merchant nothing of another', async () => {
      const staff = await superuser(1)
      const { pool } = database()
      const { rows } = await pool.query<{ id: string }>(
        `select public_id as id from payment_transaction where merchant_id = 2 and deleted_at is null limit 1`,
      )
      const answer = await ask(listed, { staff, ids: rows[0]?.id ?? '' })
      expect(answer.text).not.toContain(canary)
      // The event of a scan is named in its body, by nobody's id here.
      const isNamedInBody = [...listBodies, 'fulfilment.validate'].includes(listed.name)
      if (!isNamedInBody) expect([401, 404]).not.toContain(answer.status)
    })
  },
)

describe.each(
  withIds.filter((listed) => !makerOf(listed)?.ownIsMissing).map((listed) => [listed.name, listed] as const),
)('%s', (_name, listed) => {
  test('is there for whoever it belongs to: the ids of this matrix are real', async () => {
    const staff = await whoMay(listed)
    const user = staff ?? owner
    const ids = await idsOf(database().pool, listed, { own: user, other: otherOwner })
    const answer = await ask(listed, { staff, ids: ids.own })
    expect([401, 403, 404, 500]).not.toContain(answer.status)
  })
})

describe.each(
  allRoutes.filter(({ name }) => listBodies.includes(name)).map((listed) => [listed.name, listed] as const),
)('%s', (_name, listed) => {
  test("does to another merchant's row what it does to a row that nobody has", async () => {
    const { rows } = await database().pool.query<{ id: string }>(
      `select public_id as id from payment_transaction
         where merchant_id = 2 and plugin = 'payment_request' and deleted_at is null limit 1`,
    )
    const staff = await superuser(1)
    const ids = { other: rows[0]?.id ?? '', random: 'AAAAAAAAAAAAAAAAAAAAAA' }
    expect([401, 500]).not.toContain(await answeredAlike(listed, { staff }, ids))
  })
})

const notOfMany: readonly string[] = ['delete', 'count', 'release']

/** Doors that ask for the permission themselves: who lacks it is told that it was asked for, and nothing happens. */
const pressed: [name: string, permission: string, action?: string][] = [
  ['operations.refund', 'payment.refund'],
  ['operations.capture', 'payment.capture'],
  ['operations.void', 'payment.void'],
  ...Object.entries(permissionOf).flatMap(([action, permission]): [string, string, string][] =>
    permission === null || notOfMany.includes(action)
      ? []
      : [
          ['operations.bulk', permission, action],
          ['operations.bulkAll', permission, action],
        ],
  ),
]

/** Of these only what a payment offers is asked for: a payment of which nothing went back, and a hold. */
const offers = {
  refund: { plugin: 'customer_payment', state: 'paid' },
  capture: { plugin: 'payment_request', state: 'authorized' },
  void: { plugin: 'payment_request', state: 'authorized' },
} as const
const isOffered = (action: string): action is keyof typeof offers => action in offers

const offering = ({ plugin, state }: { plugin: string; state: string }) =>
  one(
    database().pool,
    `select t.public_id as id from payment_transaction t join attempt a on a.transaction_id = t.id
     where t.merchant_id = 1 and t.plugin = $1 and t.state = $2 and t.deleted_at is null
       and not exists (select from money_operation m where m.attempt_id = a.id) limit 1`,
    [plugin, state],
  )

test.each(pressed)('%s without %s does nothing (%s)', async (name, permission, action) => {
  const listed = allRoutes.find((route) => route.name === name)
  const paid = allRoutes.find((route) => route.name === 'operations.refund')
  if (!listed || !paid) throw new Error(`there is no ${name}`)
  const ids = await idsOf(database().pool, paid, { own: owner, other: otherOwner })
  const staff = await signedInStaff(desk(), {
    permissions: permissions.filter((code) => code !== permission),
  })
  const pressedFor = action ?? name.replace('operations.', '')
  const offer = isOffered(pressedFor) ? offers[pressedFor] : null
  const how = { staff, ...(action && { action }), ...(offer && { plugin: offer.plugin }) }
  const own = offer ? await offering(offer) : ids.own
  const [answer] = await refusedBy(listed, [{ ...how, ids: own }])
  const { code, results } = JSON.parse(answer?.text ?? '') as { code?: string; results?: { code: string }[] }
  expect(results?.map((result) => result.code) ?? [code]).toEqual(['permission_denied'])
  expect([400, 404]).toContain(await answeredAlike(listed, how, ids))
})

test('the other merchant sees its own words, so the canary is alive', async () => {
  const pay = allRoutes.find(({ name }) => name === 'pay.payDetails')
  if (!pay) throw new Error('there is no pay page')
  const ids = await idsOf(database().pool, pay, { own: otherOwner, other: owner })
  const answer = await ask(pay, { ids: ids.own, host: otherHost })
  expect(answer.text).toContain(canary)
})
