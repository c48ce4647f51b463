import { requestPermission } from '@wasl/core/kernel/permission-requests/request-permission.service'
import type { Staff } from '@wasl/core/kernel/people/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInStaff, signInAs, type SignedIn } from '../../support/staff.ts'
import { asking } from '../asking.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import type { Asking } from './desk.ts'
import { seededForTests } from '../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: Asking
const desk = () => ({ db: database().db, now: scene.now })

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const uninstallShopify = () =>
  database().pool.query(`update merchant set plugins = array_remove(plugins, 'shopify') where id = 1`)

test('a superuser holds every permission; another user what was given', async () => {
  const { headers } = await signInAs(desk(), 'admin.demo')
  const { body } = await ask('account.details', { headers })
  expect(body).toMatchObject({ is_superuser: true, merchant_logo: '/art/logo-tamra.svg' })
  expect(body['permissions']).toEqual(
    expect.arrayContaining(['payment.refund', 'change_paymentrequestpaymenttransactionproxyfield']),
  )
  const cashier = await signInAs(desk(), 'cashier.demo')
  const own = await ask('account.details', { headers: cashier.headers, language: 'ar' })
  expect(own.body).toMatchObject({ merchant_title: 'تمرة ومدّ', name_ar: 'يوسف كرم' })
  expect(own.body['permissions']).toEqual([
    'view_paymenttransaction_statistics',
    'search_paymenttransaction',
    'payment.create',
  ])
})

test('sections are the user’s flags, less those of plugins the merchant does not have', async () => {
  await uninstallShopify()
  const admin = await signInAs(desk(), 'admin.demo')
  const flags = (await ask('account.sections', { headers: admin.headers })).body
  expect(flags).toMatchObject({ bulk: true, pos: true, shopify: false, session: true, help: true })
  const plugins = (await ask('account.installed', { headers: admin.headers })).body
  expect(plugins).toMatchObject({ bulk: true, shopify: false })
  expect(plugins).not.toHaveProperty('help')
  const other = await signInAs(desk(), 'nuwair.demo')
  const host = 'dar-nuwair.localhost'
  expect((await ask('account.sections', { headers: other.headers, host })).body).toMatchObject({
    bulk: false,
    payment_request: true,
  })
})

test.each([
  ['payment_request', true],
  ['pos', false],
  ['shopify', false],
  ['session', true],
  ['help', false],
  ['nonsense', false],
])('table headers of %s can be set up: %s', async (section, enabled) => {
  await uninstallShopify()
  const { headers } = await signInAs(desk(), 'admin.demo')
  expect((await ask('account.headerCheck', { headers, params: { section } })).body).toEqual({ enabled })
})

const setOrders = (staff: SignedIn, userId: number, wanted: boolean) =>
  ask('account.update', {
    headers: staff.headers,
    params: { id: String(userId) },
    body: { receive_order_notification: wanted },
  })

test('a user turns order notifications on and off for themselves alone', async () => {
  const kitchen = await signInAs(desk(), 'kitchen.demo')
  const off = { receive_order_notification: false, send_order_notification: false }
  expect(await setOrders(kitchen, 4, false)).toMatchObject({ status: 200, body: off })
  expect((await ask('account.details', { headers: kitchen.headers })).body).toMatchObject(off)
  expect((await setOrders(kitchen, 1, false)).status).toBe(404)
  const rights = await ask('account.update', {
    headers: kitchen.headers,
    params: { id: '4' },
    body: { receive_order_notification: true, is_superuser: true },
  })
  expect(rights).toMatchObject({ status: 400, body: { is_superuser: ['This field is not known here'] } })
})

test('the history tells what the user did, in their language, newest first, fifty at a time', async () => {
  const staff = await signedInStaff(desk())
  for (let turn = 0; turn < 51; turn += 1) await setOrders(staff, staff.userId, turn % 2 === 0)
  const part = async (query: string, language: 'en' | 'ar') =>
    (await ask('account.actions', { headers: staff.headers, query, language })).body
  const first = await part('', 'en')
  expect(first['results']).toHaveLength(50)
  await setOrders(staff, staff.userId, true)
  const second = await part(`?cursor=${String(first['next'])}`, 'ar')
  expect(second).toMatchObject({
    next: null,
    results: [
      { actor: staff.username, action: 'user.order_notification', description: 'تغيير إشعارات الطلبات' },
    ],
  })
})

test('operations that colleagues check are payments of the history, their rules are settings', async () => {
  const staff = await signedInStaff(desk())
  await database().pool.query(
    `insert into audit (merchant_id, actor, action, object) select 1, $1, action, 'REQ-1'
     from unnest(array['operation.requested', 'operation_rules.changed', 'bulk.corrected']) as listed(action)`,
    [staff.username],
  )
  const actionsOf = async (kind: string) => {
    const { body } = await ask('account.actions', { headers: staff.headers, query: `?kind=${kind}` })
    return (body['results'] as { action: string }[]).map(({ action }) => action)
  }
  expect(await actionsOf('payments')).toEqual(['bulk.corrected', 'operation.requested'])
  expect(await actionsOf('settings')).toEqual(['operation_rules.changed'])
})

test('what a user may not do is written down once a minute', async () => {
  const staff = await signedInStaff(desk(), { sections: [] })
  for (let turn = 0; turn < 3; turn += 1) await ask('tickets.permissionRequests', { headers: staff.headers })
  const { body } = await ask('account.actions', { headers: staff.headers })
  expect(body['results']).toMatchObject([{ description: 'Was denied access' }])
})

test('who may not asks those who may, once for each thing, and a notice tells of it', async () => {
  const signedIn = await signInAs(desk(), 'cashier.demo')
  const cashier: Staff = {
    ...signedIn,
    name: { en: '', ar: '' },
    isSuperuser: false,
    permissions: new Set(),
    places: null,
    sections: new Set(),
    confirmedAt: scene.now(),
  }
  const wish = { permission: 'payment.refund', object: 'PR-1005' }
  const request = requestPermission({ db: database().db, clock: { now: scene.now } })
  await request(cashier, wish)
  await request(cashier, wish)
  const checker = await signInAs(desk(), 'checker.demo')
  const list = await ask('tickets.permissionRequests', {
    headers: checker.headers,
    query: '?status=NEW&limit=100',
  })
  expect(list.body).toMatchObject({
    count: 1,
    results: [{ username: 'cashier.demo', name_en: 'Yousef Karam', status: 'NEW', ...wish }],
  })
  const { rows } = await database().pool.query(
    `select topic from outbox where topic = 'permission_request.created' and merchant_id = 1`,
  )
  expect(rows).toHaveLength(1)
  const limited = await ask('tickets.permissionRequests', { headers: checker.headers, query: '?limit=101' })
  expect(limited.status).toBe(400)
})
