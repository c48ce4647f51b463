import { gateForTests } from '@wasl/tests/support/embedded-gate'
import { expect, test } from 'vitest'

const gate = gateForTests()

test('two connections use one name for two prepared statements', async () => {
  const [a, b] = await Promise.all([gate.client(), gate.client()])
  const double = { name: 'same', text: 'select $1::int * 2 as value', values: [21] }
  const upper = { name: 'same', text: 'select upper($1::text) as value', values: ['kd'] }
  for (let round = 0; round < 2; round += 1) {
    const [doubled, uppered] = await Promise.all([a.query(double), b.query(upper)])
    expect([doubled.rows, uppered.rows]).toEqual([[{ value: 42 }], [{ value: 'KD' }]])
  }
})

test('statement names beyond the server’s 63 bytes stay apart', async () => {
  const client = await gate.client()
  const name = 'n'.repeat(62)
  const first = await client.query({ name: `${name}1`, text: 'select 1 as value', values: [] })
  const second = await client.query({ name: `${name}2`, text: 'select 2 as value', values: [] })
  expect([first.rows, second.rows]).toEqual([[{ value: 1 }], [{ value: 2 }]])
})

test('a connection that goes takes its prepared statements with it', async () => {
  const [leaving, staying] = await Promise.all([gate.client(), gate.client()])
  const names = 'select count(*)::int as kept from pg_prepared_statements where statement like $1'
  const prepared = { name: 'leaving', text: 'select $1::text as marked_statement', values: ['x'] }
  await leaving.query(prepared)
  expect((await staying.query(names, ['%marked_statement%'])).rows).toEqual([{ kept: 1 }])
  await leaving.end()
  await expect
    .poll(async () => (await staying.query(names, ['%marked_statement%'])).rows)
    .toEqual([{ kept: 0 }])
})

test('pipelined queries are answered in order, errors included', async () => {
  const client = await gate.client({ pipeline: true })
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) => client.query('select 100 / $1::int as value', [i])),
  )
  expect(answers[0]).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  const values = answers
    .slice(1)
    .map((answer) => answer.status === 'fulfilled' && answer.value.rows[0]?.value)
  expect(values).toEqual(Array.from({ length: 49 }, (_, i) => Math.trunc(100 / (i + 1))))
})

test('a result of 10 MB in one value and one of 10 MB in many rows arrive whole', async () => {
  const client = await gate.client()
  const one = await client.query<{ value: string }>("select repeat('وصل ', 2 * 1024 * 1024) as value")
  expect(one.rows[0]?.value.length).toBe(8 * 1024 * 1024)
  const many = await client.query<{ i: number; value: string }>(
    "select i, repeat('x', 1000) as value from generate_series(1, 10000) i",
  )
  expect(many.rows.length).toBe(10_000)
  expect(many.rows.every(({ i, value }, index) => i === index + 1 && value.length === 1000)).toBe(true)
})

test('a parameter of 20 MB arrives whole', async () => {
  const client = await gate.client()
  const text = 'قطعة'.repeat(2_500_000)
  const { rows } = await client.query(
    'select length($1::text) as length, md5($1::text) = md5($2::text) as same',
    [text, text],
  )
  expect(rows).toEqual([{ length: 10_000_000, same: true }])
})

test('COPY FROM STDIN is refused as an error, in and out of a transaction', async () => {
  const client = await gate.client()
  await client.query('create table copied (n int)')
  await expect(client.query('copy copied from stdin')).rejects.toMatchObject({ code: '57014' })
  await client.query('begin')
  await expect(client.query('COPY copied FROM STDIN')).rejects.toMatchObject({ code: '57014' })
  await client.query('rollback')
  expect((await client.query("select 'from stdin' as text, n from copied")).rows).toEqual([])
})
