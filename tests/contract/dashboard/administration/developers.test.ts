import { openReceiver, type Receiver } from '@wasl/tests/support/receiver'
import { signedInStaff, type SignedIn } from '@wasl/tests/support/staff'
import { verifiedLetter } from '@wasl/tests/support/standard-webhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking, type AnyRoute, type Ask } from '../../asking.ts'
import { coreUnderTest, type CoreUnderTest } from '../../core-under-test.ts'
import { seededForTests } from '../../seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let server: Receiver
let developer: SignedIn
let late: SignedIn
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  server = await openReceiver()
  scene = await coreUnderTest(database().db, { webhookTargets: [server.origin] })
  const desk = { db: database().db, now: scene.now }
  developer = await signedInStaff(desk, { permissions: ['developers.manage'] })
  late = await signedInStaff(desk, { permissions: ['developers.manage'], confirmedMsAgo: 6 * 60_000 })
  ask = asking((request) => scene.core.fetch(request))
}, 240_000)
afterAll(async () => {
  await scene.close()
  await server.close()
})

const as = (who: SignedIn | null, name: AnyRoute, { headers, ...rest }: Ask = {}) =>
  ask(name, { ...rest, headers: { ...who?.headers, ...headers } })

const makeKey = (who: SignedIn, changes: object = {}) =>
  as(who, 'administration.apiKeys.create', {
    body: { name: 'Shop', scopes: ['transactions:read'], days: null, ...changes },
  })

test('a key is told once, opens what it may, and nothing once it is revoked', async () => {
  const made = await makeKey(developer, { days: 30 })
  expect(made.status).toBe(201)
  const key = String(made.body['key'])
  expect(key).toMatch(/^wasl_\S+\.\S{40,}$/)
  const { id } = made.body['api_key'] as { id: string }
  const listed = await as(developer, 'administration.apiKeys.list')
  expect(listed.text).not.toContain(key.split('.')[1])
  expect((listed.body['results'] as { id: string }[]).find((row) => row.id === id)).toMatchObject({
    name: 'Shop',
    state: 'active',
    created_by: developer.username,
    last_used: null,
    expires: expect.any(String),
  })
  const replay = () =>
    ask('webhooks.replay', {
      params: { id: 'nothing' },
      body: {},
      headers: { authorization: `Api-Key ${key}` },
    })
  expect(await replay()).toMatchObject({ status: 403, body: { code: 'out_of_scope' } })
  const revoke = () => as(developer, 'administration.apiKeys.revoke', { params: { id }, body: {} })
  expect((await revoke()).status).toBe(200)
  expect((await revoke()).status).toBe(404)
  expect((await replay()).status).toBe(401)
  const { rows } = await database().pool.query(
    `select action, actor, session_id is not null as signed from audit where object = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { action: 'api_key.issued', actor: developer.username, signed: true },
    { action: 'api_key.revoked', actor: developer.username, signed: true },
  ])
})

test('making and ending a key asks for the password again, looking does not', async () => {
  expect((await as(late, 'administration.apiKeys.list')).status).toBe(200)
  expect(await makeKey(late)).toMatchObject({ status: 403, body: { code: 'reauth_required' } })
})

test('a key without a name or a scope, or with one nobody knows, is refused at its field', async () => {
  expect((await makeKey(developer, { name: ' ', scopes: [] })).body).toEqual({
    name: ['This field is required'],
    scopes: ['Choose at least one'],
  })
  expect((await makeKey(developer, { scopes: ['everything'] })).body).toEqual({
    scopes: ['Choose from the list'],
  })
})

test('who may not give money back themselves makes no key that may', async () => {
  const desk = { db: database().db, now: scene.now }
  const scopes = ['transactions:create', 'transactions:operate']
  expect(await makeKey(developer, { scopes })).toMatchObject({
    status: 400,
    body: { scopes: ['You may not refund, capture and void yourself, so no key of yours may.'] },
  })
  const offered = async (who: SignedIn) =>
    (await as(who, 'administration.apiKeys.list')).body['scopes'] as string[]
  expect(await offered(developer)).not.toContain('transactions:operate')
  const money = ['payment.refund', 'payment.capture', 'payment.void']
  const holder = await signedInStaff(desk, { permissions: ['developers.manage', ...money] })
  expect(await offered(holder)).toContain('transactions:operate')
  const made = await makeKey(holder, { scopes })
  expect(made.status).toBe(201)
  const { id } = made.body['api_key'] as { id: string }
  await as(holder, 'administration.apiKeys.revoke', { params: { id }, body: {} })
})

test('of keys made at the same moment none is made past the limit', async () => {
  const { pool } = database()
  await pool.query(
    `insert into api_key (merchant_id, key_id, name, secret_hash, scopes, created_by, created_at)
     select 1, 'many-' || n, 'x', 'x', '{transactions:read}', 'x', now() from generate_series(1, 49) n
     where n <= 49 - (select count(*) from api_key where merchant_id = 1 and revoked_at is null)`,
  )
  const answers = await Promise.all([1, 2, 3, 4].map(() => makeKey(developer)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  await pool.query(`delete from api_key where key_id like 'many-%'`)
})

const listen = (changes: object = {}) =>
  as(developer, 'administration.webhooks.create', {
    body: { url: `${server.origin}/shop`, event_types: [], ...changes },
  })

test('a server is added, tried, and its secret changed; every delivery is in the log with its tries', async () => {
  const added = await listen({ event_types: ['transaction.paid'] })
  expect(added.status).toBe(201)
  const secret = String(added.body['secret'])
  const { id } = added.body['endpoint'] as { id: string }
  server.answer(500)
  const tested = await as(developer, 'administration.webhooks.test', { params: { id }, body: {} })
  expect(tested).toMatchObject({ status: 202, body: { type: 'webhook.test', state: 'due' } })
  await scene.core.work.finish()
  const delivery = String(tested.body['id'])
  const shown = () => as(developer, 'administration.webhooks.delivery', { params: { delivery } })
  expect((await shown()).body).toMatchObject({
    state: 'due',
    last_status: 500,
    attempts: [{ number: 1, status: 500, problem: 'status', took_ms: expect.any(Number) }],
  })
  server.answer(204)
  const again = await as(developer, 'administration.webhooks.replay', { params: { delivery }, body: {} })
  expect(again.status).toBe(202)
  await scene.core.work.finish()
  const { body } = await shown()
  expect(body).toMatchObject({
    state: 'delivered',
    attempts: [{ number: 2, status: 204, problem: null }, { number: 1 }],
  })
  const letter = server.letters.find(({ path }) => path === '/shop')
  expect(letter && verifiedLetter(secret, letter)).toMatchObject({ type: 'webhook.test' })
  expect(String(body['body'])).toContain('webhook.test')
  const rotated = await as(developer, 'administration.webhooks.rotateSecret', { params: { id }, body: {} })
  expect(rotated).toMatchObject({
    status: 200,
    body: {
      secret: expect.stringMatching(/^whsec_/),
      endpoint: { previous_secret_until: expect.any(String) },
    },
  })
  const listed = await as(developer, 'administration.webhooks.list')
  expect(listed.text).not.toContain(secret)
})

test('an address inside, without https, or with a password is refused in words', async () => {
  const production = scene.sibling({ mode: 'production' })
  const asked = asking((request) => production.fetch(request))
  const add = async (url: string, language: 'en' | 'ar' = 'en') =>
    (
      await asked('administration.webhooks.create', {
        body: { url, event_types: [] },
        headers: developer.headers,
        host: 'localhost',
        language,
      })
    ).body
  for (const own of ['https://10.0.0.7/hooks', 'https://localhost/hooks', 'https://shop.localhost/'])
    expect(await add(own)).toEqual({
      url: ['This address is private. Only servers on the public internet are called.'],
    })
  expect(await add('http://shop.example/hooks')).toEqual({ url: ['The address has to begin with https://'] })
  expect(await add('https://me:pw@shop.example/', 'ar')).toEqual({
    url: ['لا اسم مستخدم ولا كلمة مرور في العنوان: الأحداث موقّعة'],
  })
  expect(await add('shop')).toEqual({
    url: ['Enter a whole address, for example https://shop.example/wasl'],
  })
})

test('the log is searched by server, state and transaction, a page at a time, and what failed is sent again', async () => {
  const { pool } = database()
  const added = await listen({ url: `${server.origin}/pages` })
  const { id } = added.body['endpoint'] as { id: string }
  await pool.query(
    `with event as (
       insert into webhook_event (merchant_id, public_id, type, aggregate, body, created_at)
       select 1, 'msg_page_' || n, 'transaction.paid', 'transaction:' || (select id from payment_transaction where public_id = 'PR-1005'),
         '{"type":"transaction.paid","data":{"transaction_id":"PR-1005"}}', now() from generate_series(1, 60) n returning id, aggregate, created_at)
     insert into webhook_delivery (merchant_id, endpoint_id, event_id, aggregate, state, due_at, round_began_at, created_at)
     select 1, (select id from webhook_endpoint where public_id = $1), id, aggregate, 'failed', created_at, created_at, created_at from event`,
    [id],
  )
  type Page = { results: { id: string; transaction_id: string }[]; next: string | null }
  const page = async (query: string) =>
    (await as(developer, 'administration.webhooks.deliveries', { query: `?${query}` }))
      .body as unknown as Page
  const first = await page(`endpoint=${id}&state=failed&q=PR-1005`)
  expect(first.results).toHaveLength(50)
  expect(first.results[0]).toMatchObject({ transaction_id: 'PR-1005' })
  const second = await page(`endpoint=${id}&state=failed&q=PR-1005&cursor=${first.next}`)
  expect(second).toMatchObject({ results: { length: 10 }, next: null })
  expect((await page(`q=PR-1001-nobody`)).results).toEqual([])
  const sent = await as(developer, 'administration.webhooks.replayFailed', { body: { endpoint: id } })
  expect(sent).toMatchObject({ status: 202, body: { deliveries: 60 } })
  expect((await page(`endpoint=${id}&state=failed`)).results).toEqual([])
})

test('a server is switched off, and what somebody else changed meanwhile is refused', async () => {
  const added = await listen({ url: `${server.origin}/off` })
  const { id, url } = added.body['endpoint'] as { id: string; url: string }
  const change = (changes: object) =>
    as(developer, 'administration.webhooks.change', {
      params: { id },
      body: { url, event_types: [], active: true, revision: 0, ...changes },
    })
  const answers = await Promise.all([
    change({ active: false }),
    change({ active: false, event_types: ['transaction.paid'] }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const tested = await as(developer, 'administration.webhooks.test', { params: { id }, body: {} })
  expect(tested).toMatchObject({ status: 409, body: { code: 'off' } })
  expect(await change({ event_types: ['nothing.known'] })).toMatchObject({
    status: 400,
    body: { event_types: ['Choose from the list'] },
  })
})
