import type { SignedIn } from '@wasl/tests/support/staff'
import { expect, test } from 'vitest'
import { lastMail, tokenIn } from '../../auth/desk.ts'
import { peopleDesk, wish } from './people-desk.ts'
import { seededForTests } from '../../seeded.ts'

const database = seededForTests()
const { scene, as, signIn, change } = peopleDesk(database)

const owner = () => signIn({ isSuperuser: true })
const administrator = (permissions: readonly string[] = []) =>
  signIn({ permissions: ['users.manage', 'search_paymenttransaction', ...permissions] })
let names = 0
const freshName = () => `dalal-${(names += 1)}`
const add = (who: SignedIn, changes: object = {}) =>
  as(who, 'administration.users.create', { body: { username: freshName(), ...wish, ...changes } })
const idOf = (added: { body: Record<string, unknown> }) => (added.body['user'] as { id: number }).id
const details = async (who: SignedIn) => (await as(who, 'account.details')).body['permissions']
const auditOf = async (object: string) => {
  const { rows } = await database().pool.query<{ action: string; detail: object }>(
    `select action, detail from audit where object = $1 order by id`,
    [object],
  )
  return rows
}

test('a new user chooses a password by the mailed link, once, and can sign in', async () => {
  const by = await owner()
  const username = freshName()
  const added = await as(by, 'administration.users.create', { body: { username, ...wish } })
  expect(added).toMatchObject({
    status: 201,
    body: { invited: true, asked: [], user: { username, state: 'invited', roles: [], revision: 0 } },
  })
  const invitation = await lastMail(database().db, wish.email)
  expect(invitation).toMatchObject({ occasion: 'invited', text: expect.stringContaining(username) })
  const token = tokenIn(invitation)
  scene().advance(2 * 86_400_000)
  const password = 'Tall-Ship-41'
  const body = { username, new_password: password, password_confirmation: password, token }
  expect(await as(null, 'signIn.openReset', { body: { token } })).toMatchObject({
    status: 200,
    body: { first_password: true },
  })
  expect(await as(null, 'signIn.resetPassword', { body })).toMatchObject({
    status: 200,
    body: { message: 'Sign in with your username and this password' },
  })
  expect((await lastMail(database().db, wish.email)).occasion).toBe('password_chosen')
  expect((await as(null, 'signIn.resetPassword', { body })).status).toBe(400)
  expect((await as(null, 'signIn.token', { body: { username, password } })).status).toBe(200)
  expect(await auditOf(username)).toMatchObject([
    { action: 'user.created', detail: { after: { email: wish.email, roles: [] } } },
  ])
})

test('what is wrong stands at its field, in the language of whoever asks', async () => {
  const by = await owner()
  const wrong = await as(by, 'administration.users.create', {
    body: { username: 'a b', ...wish, email: 'nowhere', name_ar: ' ', permissions: ['payment.fly'] },
    language: 'ar',
  })
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      username: ['استخدم من 3 إلى 150 حرفًا أو رقمًا أو . @ + - _'],
      email: ['أدخل بريدًا إلكترونيًا صحيحًا'],
      name_ar: ['هذا الحقل مطلوب'],
      permissions: ['اختر من القائمة'],
    },
  })
  const taken = await as(by, 'administration.users.create', { body: { username: 'Cashier.Demo', ...wish } })
  expect(taken).toMatchObject({ status: 400, body: { username: ['Somebody has this username already'] } })
})

test('the list is searched, told by state, and paged', async () => {
  const by = await owner()
  await add(by, { name_en: 'Noura Findable' })
  const found = await as(by, 'administration.users.list', { query: '?q=findable%20n%C5%8Dura&state=invited' })
  expect(found).toMatchObject({
    status: 200,
    body: {
      count: 1,
      counts: { invited: 1, active: 0, disabled: 0 },
      results: [{ name_en: 'Noura Findable' }],
    },
  })
  const nobody = await as(by, 'administration.users.list', { query: '?q=%25' })
  expect(nobody.body['count']).toBe(0)
  const page = await as(by, 'administration.users.list', { query: '?page=2&page_size=1' })
  expect(page.body['results']).toHaveLength(1)
})

test('without the right, or with a password given long ago, nothing is decided', async () => {
  const cashier = await signIn({ permissions: ['search_paymenttransaction'] })
  expect((await as(cashier, 'administration.users.list')).status).toBe(403)
  expect((await add(cashier)).status).toBe(403)
  const stale = await signIn({ isSuperuser: true, confirmedMsAgo: 6 * 60_000 })
  expect((await as(stale, 'administration.users.list')).status).toBe(200)
  expect(await add(stale)).toMatchObject({ status: 403, body: { code: 'reauth_required' } })
})

test('nobody gives what they do not have: no permission, role, section or ownership', async () => {
  const by = await administrator()
  const refused = await add(by, {
    permissions: ['search_paymenttransaction', 'gateways.manage'],
    roles: ['developer'],
    is_superuser: true,
  })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      permissions: ['You do not have this yourself, so you cannot give it: gateways.manage'],
      roles: ['You do not have this yourself, so you cannot give it: developers.manage'],
      is_superuser: ['Only an owner can make somebody an owner'],
    },
  })
  const few = await signIn({ permissions: ['users.manage'], sections: ['help'] })
  expect(await add(few, { permissions: [] })).toMatchObject({
    status: 400,
    body: { sections: ['You do not have this yourself, so you cannot give it: general-info'] },
  })
})

test('nobody changes, disables or signs out a user who may do more', async () => {
  const by = await administrator()
  const above = await signIn({ permissions: ['payment.void'] })
  const params = { id: String(above.userId) }
  expect(await change(by, above.userId, { email: 'mine@evil.example' })).toMatchObject({ status: 403 })
  for (const door of ['disable', 'enable', 'invite', 'endSessions'] as const)
    expect((await as(by, `administration.users.${door}`, { params, body: {} })).status).toBe(403)
  const { body } = await as(by, 'administration.users.user', { params })
  expect(body['hindrance']).toBe('This user may do more than you, so only an owner can change them.')
})

test('nobody changes, disables, mails a link to or signs out a user with sections they lack; an owner does', async () => {
  const few = await signIn({ permissions: ['users.manage'], sections: ['help'] })
  const more = await signIn({ permissions: [], sections: ['help', 'general-info', 'bulk'] })
  const params = { id: String(more.userId) }
  expect(await change(few, more.userId, { email: 'mine@evil.example' })).toMatchObject({
    status: 403,
    body: { code: 'permission_denied' },
  })
  expect(await change(few, more.userId, { sections: ['help'] })).toMatchObject({ status: 403 })
  for (const door of ['disable', 'enable', 'invite', 'endSessions'] as const)
    expect((await as(few, `administration.users.${door}`, { params, body: {} })).status).toBe(403)
  expect((await as(few, 'administration.users.user', { params })).body).toMatchObject({
    email: `${more.username}@staff.example`,
    hindrance: 'This user may do more than you, so only an owner can change them.',
  })
  const asMany = await signIn({ permissions: ['users.manage'], sections: ['help', 'general-info', 'bulk'] })
  expect(await change(asMany, more.userId, { name_en: 'Theirs' })).toMatchObject({ status: 200 })
  const boss = await signIn({ isSuperuser: true, sections: [] })
  expect(await change(boss, more.userId, { name_en: 'Mine' })).toMatchObject({ status: 200 })
  expect((await as(boss, 'administration.users.invite', { params, body: {} })).status).toBe(200)
})

test('a changed right holds at the next request, without another sign-in', async () => {
  const by = await owner()
  const user = await signIn()
  expect(await details(user)).toEqual([])
  expect(await change(by, user.userId, { roles: ['viewer'] })).toMatchObject({ status: 200 })
  expect(await details(user)).toEqual(['view_paymenttransaction_statistics', 'search_paymenttransaction'])
  await change(by, user.userId, { roles: [] })
  expect(await details(user)).toEqual([])
  expect(await auditOf(user.username)).toMatchObject([
    { action: 'user.changed', detail: { before: { roles: [] }, after: { roles: ['viewer'] } } },
    { action: 'user.changed', detail: { before: { roles: ['viewer'] }, after: { roles: [] } } },
  ])
})

test('a change over somebody else’s is refused', async () => {
  const by = await owner()
  const user = await signIn()
  await change(by, user.userId, { name_en: 'Once' })
  expect(await change(by, user.userId, { name_en: 'Twice', revision: 0 })).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
})

test('a disabled user is out at once and cannot come in by a link; enabled, they sign in anew', async () => {
  const by = await owner()
  const user = await signIn()
  const params = { id: String(user.userId) }
  expect((await as(user, 'account.details')).status).toBe(200)
  expect(await as(by, 'administration.users.disable', { params, body: {} })).toMatchObject({
    status: 200,
    body: { state: 'disabled', sessions: 0 },
  })
  expect((await as(user, 'account.details')).status).toBe(401)
  const { rows } = await database().pool.query(`select ended_by from staff_session where user_id = $1`, [
    user.userId,
  ])
  expect(rows).toEqual([{ ended_by: 'disabled' }])
  expect(await as(by, 'administration.users.invite', { params, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'is_disabled' },
  })
  await as(by, 'administration.users.enable', { params, body: {} })
  expect((await as(user, 'account.details')).status).toBe(401)
})

test('nobody disables themselves or changes their own rights, and the last owner stays one', async () => {
  const by = await owner()
  const own = { params: { id: String(by.userId) }, body: {} }
  expect(await as(by, 'administration.users.disable', own)).toMatchObject({
    status: 409,
    body: { code: 'self' },
  })
  expect(await change(by, by.userId, { is_superuser: false })).toMatchObject({
    status: 400,
    body: { non_field_errors: ['Nobody changes what they may do themselves: ask a colleague'] },
  })
  expect(await change(by, by.userId, { name_en: 'Still me' })).toMatchObject({ status: 200 })
})

test('sessions are seen and ended; one’s own goes on', async () => {
  const by = await owner()
  const user = await signIn()
  const params = { id: String(user.userId) }
  const seen = await as(by, 'administration.users.sessions', { params })
  expect(seen.body['results']).toMatchObject([{ is_current: false }])
  expect(await as(by, 'administration.users.endSessions', { params, body: {} })).toMatchObject({
    status: 200,
    body: { ended: 1 },
  })
  expect((await as(user, 'account.details')).status).toBe(401)
  const own = { params: { id: String(by.userId) }, body: {} }
  expect((await as(by, 'administration.users.endSessions', own)).body['ended']).toBe(0)
  expect((await as(by, 'account.details')).status).toBe(200)
})

test('links are mailed five times an hour, and an older one opens no more', async () => {
  const by = await owner()
  const params = { id: String(idOf(await add(by))) }
  for (let turn = 0; turn < 5; turn += 1)
    expect((await as(by, 'administration.users.invite', { params, body: {} })).status).toBe(200)
  expect((await as(by, 'administration.users.invite', { params, body: {} })).status).toBe(429)
  const { rows } = await database().pool.query<{ open: string }>(
    `select count(*)::int as open from password_reset where user_id = $1 and used_at is null`,
    [params.id],
  )
  expect(rows).toEqual([{ open: 1 }])
})

test('nobody makes their own checker: the check given by an administrator waits for an owner’s yes', async () => {
  const by = await administrator(['operations.check'])
  const user = await signIn()
  expect(await change(by, user.userId, { permissions: ['operations.check'] })).toMatchObject({
    status: 200,
    body: { asked: ['operations.check'], user: { permissions: [], awaiting: ['operations.check'] } },
  })
  expect(await details(user)).toEqual([])
})

test('refund and void given by an administrator wait for an owner’s yes; by an owner they hold at once', async () => {
  const by = await administrator(['payment.refund', 'payment.void', 'payment.capture'])
  const user = await signIn()
  const given = await change(by, user.userId, { permissions: ['payment.refund', 'payment.capture'] })
  expect(given).toMatchObject({
    status: 200,
    body: {
      asked: ['payment.refund'],
      user: { permissions: ['payment.capture'], awaiting: ['payment.refund'] },
    },
  })
  expect(await details(user)).toEqual(['payment.capture'])
  await database().pool.query(`update merchant set plugins = array_append(plugins, 'ticket') where id = 1`)
  const tasksOf = async (who: SignedIn) =>
    (await as(who, 'tickets.tasks')).body['results'] as {
      id: string
      for_user: { username: string } | null
      hindrance: string | null
    }[]
  const mine = (tasks: Awaited<ReturnType<typeof tasksOf>>) =>
    tasks.find(({ for_user }) => for_user?.username === user.username)
  const colleague = await administrator(['payment.refund'])
  expect(mine(await tasksOf(colleague))?.hindrance).toBe(
    'A permission for good is given by an owner of the account.',
  )
  const boss = await owner()
  const params = { id: mine(await tasksOf(boss))?.id ?? '', answer: 'approve' }
  expect((await as(colleague, 'tickets.answer', { params, body: {} })).status).toBe(403)
  const borrowed = await signIn({ isSuperuser: true, confirmedMsAgo: 6 * 60_000 })
  expect(await as(borrowed, 'tickets.answer', { params, body: {} })).toMatchObject({
    status: 403,
    body: { code: 'reauth_required' },
  })
  expect(await details(user)).toEqual(['payment.capture'])
  expect((await as(boss, 'tickets.answer', { params, body: {} })).status).toBe(200)
  expect(await details(user)).toEqual(['payment.capture', 'payment.refund'])
  const direct = await signIn()
  expect((await change(boss, direct.userId, { permissions: ['payment.void'] })).body['asked']).toEqual([])
  expect(await details(direct)).toEqual(['payment.void'])
  const byRole = await signIn()
  expect(await change(by, byRole.userId, { roles: ['finance'] })).toMatchObject({ status: 400 })
})
