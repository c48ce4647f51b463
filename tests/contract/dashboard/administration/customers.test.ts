import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { as, signIn } = staffDesk(database)
let eraser: SignedIn
let late: SignedIn
let other: SignedIn

beforeAll(async () => {
  const permissions = ['customers.erase']
  eraser = await signIn({ permissions })
  late = await signIn({ permissions, confirmedMsAgo: 3_600_000 })
  other = await signIn({ permissions: ['settings.manage'] })
}, 240_000)

const find = async (q: string) => {
  const { body } = await as(eraser, 'administration.customers.find', { query: `?q=${encodeURIComponent(q)}` })
  return body['results'] as Record<string, unknown>[]
}

/** Somebody of the demo who has requests and an address. */
async function somebody(): Promise<{ id: string; email: string }> {
  const { rows } = await database().pool.query<{ id: string; email: string }>(
    `select c.id::text, c.email from customer c join payment_transaction t on t.customer_id = c.id
     where c.merchant_id = 1 and c.email is not null
       and not exists (select 1 from attempt a where a.transaction_id = t.id and a.state in ('submitting','pending','unknown','capturing'))
     order by c.id limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error('the demo has no customer')
  return row
}

test('somebody is found by their address, shown, exported and erased; then nobody finds them', async () => {
  const { id, email } = await somebody()
  const found = await find(email.slice(0, -3).toUpperCase())
  expect(found.map((one) => one['email'])).toContain(email)
  const shown = await as(eraser, 'administration.customers.show', { params: { id } })
  expect(shown).toMatchObject({ status: 200, body: { emails: [email], is_in_flight: false } })
  const copy = await as(eraser, 'administration.customers.export', { params: { id }, body: {} })
  expect(copy.status).toBe(200)
  expect(copy.text).toContain(email)
  const erased = await as(eraser, 'administration.customers.erase', { params: { id }, body: {} })
  expect(erased).toMatchObject({ status: 200, body: { reason: 'asked', actor: eraser.username } })
  expect(await find(email)).toEqual([])
  for (const name of ['show', 'erase', 'export'] as const) {
    const again = await as(eraser, `administration.customers.${name}`, {
      params: { id },
      ...(name !== 'show' && { body: {} }),
    })
    expect(again.status).toBe(404)
  }
  const { body } = await as(eraser, 'administration.customers.erasures')
  expect(body['results']).toMatchObject([{ reason: 'asked', actor: eraser.username }])
  const { rows } = await database().pool.query(
    `select action from audit where action like 'customer.%' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['customer.exported', 'customer.erased'])
})

test('erasures are read by pages as of the first', async () => {
  const ofPage = async (query: string) =>
    (await as(eraser, 'administration.customers.erasures', { query })).body
  const add = (numbers: [number, number], at: string) =>
    database().pool.query(
      `insert into customer_erasure (merchant_id, public_id, reason, actor, counts, at)
       select 1, 'ER-' || n, 'retention', 'system', '{}', now() + $3::interval
       from generate_series($1::int, $2::int) n`,
      [...numbers, at],
    )
  await add([1, 11], '-1 hour')
  const first = await ofPage('?page_size=10')
  await add([12, 12], '1 minute')
  const second = await ofPage(`?page=2&page_size=10&as_of=${String(first['as_of'])}`)
  expect([first['count'], second['count']]).toEqual([12, 12])
  expect(second['results']).toMatchObject([{ id: 'ER-1' }, { reason: 'asked' }])
})

test('a part of a phone finds, whatever digits it is typed in by its owner; too little is refused', async () => {
  const { rows } = await database().pool.query<{ phone: string }>(
    `select phone from customer where merchant_id = 1 and phone is not null order by id desc limit 1`,
  )
  const found = await find(rows[0]?.phone.slice(-6) ?? '')
  expect(found.map((one) => one['phone'])).toContain(rows[0]?.phone)
  expect((await as(eraser, 'administration.customers.find', { query: '?q=a' })).status).toBe(400)
  expect(await find('100%')).toEqual([])
})

test('words of a name in any order and spelling find somebody, and any usual way of writing their phone', async () => {
  await database().pool.query(`insert into customer (merchant_id, name_en, name_ar, phone, second_phone)
    values (1, E'Fatima Ahmed Al-Zaffiri\\u200f', 'فاطمة أحمد الظفيري', '+966501234567', '+96590001234')`)
  const names = ['al zaffiri fatima', 'Fatima Al-Zaffiri', 'فاطمه الظفیری', 'احمد فاطمــة']
  const phones = ['00966 50 123 4567', '0501234567', '٠٥٠١٢٣٤٥٦٧', '+965 9000 1234']
  for (const typed of [...names, ...phones])
    expect([typed, (await find(typed)).map((one) => one['phone'])]).toEqual([typed, ['+966501234567']])
  expect(await find('Fatima Qabazard-Zaffiri')).toEqual([])
})

test('the days of keeping are within limits, and one of two who change them at once is told', async () => {
  const { body } = await as(eraser, 'administration.customers.erasures')
  expect(body).toMatchObject({ retention_days: null })
  const revision = Number(body['revision'])
  const both = await Promise.all(
    [365, 730].map((days) => as(eraser, 'administration.customers.retain', { body: { days, revision } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const short = await as(eraser, 'administration.customers.retain', {
    body: { days: 3, revision },
    language: 'ar',
  })
  expect(short).toMatchObject({ status: 400, body: { days: ['اكتب عددًا بين 30 و3650 يومًا'] } })
})

test('what cannot be had back asks for the password, and everything for the permission', async () => {
  const { id } = await somebody()
  for (const name of ['erase', 'export'] as const)
    expect((await as(late, `administration.customers.${name}`, { params: { id }, body: {} })).status).toBe(
      403,
    )
  expect((await as(late, 'administration.customers.show', { params: { id } })).status).toBe(200)
  for (const who of [other, null]) {
    const answer = await as(who, 'administration.customers.show', { params: { id } })
    expect(answer.status).toBe(who ? 403 : 401)
  }
})
