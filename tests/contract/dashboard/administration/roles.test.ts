import type { SignedIn } from '@wasl/tests/support/staff'
import { expect, test } from 'vitest'
import { peopleDesk } from './people-desk.ts'
import { seededForTests } from '../../seeded.ts'

const database = seededForTests()
const { as, signIn, change, toldOfRights } = peopleDesk(database)

const owner = () => signIn({ isSuperuser: true })
let names = 0
const wish = (permissions: readonly string[]) => ({
  name_en: `Desk ${(names += 1)}`,
  name_ar: 'مكتب',
  permissions: [...permissions],
})
const add = (who: SignedIn, permissions: readonly string[]) =>
  as(who, 'administration.roles.create', { body: wish(permissions) })
const details = async (who: SignedIn) => (await as(who, 'account.details')).body['permissions']

test('Wasl’s roles stand first, and owners are counted', async () => {
  const { body } = await as(await owner(), 'administration.roles.list')
  const results = body['results'] as { id: string; is_ready: boolean }[]
  expect(results.slice(0, 8).map(({ id }) => id)).toEqual([
    'admin',
    'finance',
    'support',
    'cashier',
    'kitchen',
    'events',
    'viewer',
    'developer',
  ])
  expect(body['owners']).toBeGreaterThan(1)
})

test('a role is made, given, changed and, once nobody has it, deleted; what it says holds at the next request', async () => {
  const by = await owner()
  const made = await add(by, ['payment.create'])
  expect(made).toMatchObject({ status: 201, body: { users: 0, revision: 0, is_ready: false } })
  const id = String(made.body['id'])
  const user = await signIn()
  expect(await change(by, user.userId, { roles: [id] })).toMatchObject({ body: { user: { roles: [id] } } })
  expect(await details(user)).toEqual(['payment.create'])
  const changed = await as(by, 'administration.roles.change', {
    params: { id },
    body: { ...wish(['payment.edit', 'payment.cancel']), revision: 0 },
  })
  expect(changed).toMatchObject({ status: 200, body: { users: 1, revision: 1 } })
  expect(await details(user)).toEqual(expect.arrayContaining(['payment.edit', 'payment.cancel']))
  expect(await as(by, 'administration.roles.remove', { params: { id }, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'in_use' },
  })
  await change(by, user.userId, { roles: [] })
  expect((await as(by, 'administration.roles.remove', { params: { id }, body: {} })).status).toBe(200)
  expect(await details(user)).toEqual([])
  const { rows } = await database().pool.query(
    `select action from audit where action like 'role.%' order by id`,
  )
  expect(rows).toEqual([{ action: 'role.added' }, { action: 'role.changed' }, { action: 'role.removed' }])
})

test('two roles of one name, a role of nothing and an unknown permission are refused at their fields', async () => {
  const by = await owner()
  const body = wish(['payment.create'])
  await as(by, 'administration.roles.create', { body })
  const again = { ...body, name_en: body.name_en.toUpperCase() }
  expect(await as(by, 'administration.roles.create', { body: again })).toMatchObject({
    status: 400,
    body: { name_en: ['There is a role with this name'] },
  })
  expect((await add(by, [])).body).toEqual({ permissions: ['Choose at least one permission'] })
  expect((await add(by, ['payment.fly'])).body).toEqual({ permissions: ['Choose from the list'] })
})

test('nobody puts more into a role than they hold, and refunds and voids only an owner', async () => {
  const by = await signIn({ permissions: ['users.manage', 'payment.refund', 'payment.edit'] })
  expect((await add(by, ['payment.cancel'])).body).toEqual({
    permissions: ['You do not have this yourself, so you cannot give it: payment.cancel'],
  })
  expect((await add(by, ['payment.refund'])).body).toEqual({
    permissions: ['Only an owner can put refunds, voids or the check of them into a role'],
  })
  expect((await add(by, ['payment.edit'])).status).toBe(201)
  const boss = await owner()
  const given = await add(boss, ['payment.refund'])
  const params = { id: String(given.body['id']) }
  const kept = { ...wish(['payment.refund', 'payment.edit']), revision: 0 }
  expect((await as(by, 'administration.roles.change', { params, body: kept })).status).toBe(200)
})

test('a change over somebody else’s is refused, and so is one without the right or a fresh password', async () => {
  const by = await owner()
  const made = await add(by, ['payment.create'])
  const params = { id: String(made.body['id']) }
  const body = { ...wish(['payment.create']), revision: 7 }
  expect(await as(by, 'administration.roles.change', { params, body })).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
  expect((await add(await signIn(), ['payment.create'])).status).toBe(403)
  const stale = await signIn({ isSuperuser: true, confirmedMsAgo: 6 * 60_000 })
  expect((await add(stale, ['payment.create'])).body['code']).toBe('reauth_required')
})

test('whose rights change, by their own or by what a role says, is told so; a new name tells nothing', async () => {
  const by = await owner()
  const { body } = await add(by, ['payment.create'])
  const id = String(body['id'])
  const [user, other] = [await signIn(), await signIn()]
  await change(by, user.userId, { name_en: 'Renamed' })
  expect(await toldOfRights(user.userId)).toBe(0)
  await change(by, user.userId, { roles: [id] })
  await change(by, user.userId, { sections: ['help'] })
  expect(await toldOfRights(user.userId)).toBe(2)
  const renamed = { ...wish(['payment.create']), revision: 0 }
  await as(by, 'administration.roles.change', { params: { id }, body: renamed })
  expect(await toldOfRights(user.userId)).toBe(2)
  const wider = { ...wish(['payment.create', 'payment.edit']), revision: 1 }
  await as(by, 'administration.roles.change', { params: { id }, body: wider })
  expect([await toldOfRights(user.userId), await toldOfRights(other.userId)]).toEqual([3, 0])
})
