import { gateForTests } from '@wasl/tests/support/embedded-gate'
import type { Client, Notification } from 'pg'
import { expect, test } from 'vitest'

const gate = gateForTests()

test('a notification reaches every connection, the sender’s included, once it is committed', async () => {
  const [listener, other, sender] = await Promise.all([gate.client(), gate.client(), gate.client()])
  const heard = [listener, other, sender].map(heardBy)
  await listener.query('listen news')
  await sender.query('begin')
  await sender.query("notify news, 'paid'")
  expect(heard.flat()).toEqual([])
  await sender.query('commit')
  await expect.poll(() => heard).toEqual([['news paid'], ['news paid'], ['news paid']])
})

test('a notification that is rolled back reaches nobody', async () => {
  const [listener, sender] = await Promise.all([gate.client(), gate.client()])
  const heard = heardBy(listener)
  await listener.query('listen drafts')
  await sender.query("begin; notify drafts, 'one'; rollback")
  await sender.query("notify drafts, 'two'")
  await expect.poll(() => heard).toEqual(['drafts two'])
})

test('a notification arrives between the answers of a busy connection, never inside one', async () => {
  const [busy, sender] = await Promise.all([gate.client(), gate.client()])
  const heard = heardBy(busy)
  await busy.query('listen ticks')
  const ticking = (async () => {
    for (let i = 0; i < 20; i += 1) await sender.query(`notify ticks, '${i}'`)
  })()
  for (let i = 0; i < 20; i += 1) {
    const { rows } = await busy.query('select repeat($1, 100000) as value', [`${i % 10}`])
    expect(rows).toEqual([{ value: `${i % 10}`.repeat(100_000) }])
  }
  await ticking
  await expect.poll(() => heard.length).toBe(20)
})

function heardBy(client: Client): string[] {
  const heard: string[] = []
  client.on('notification', ({ channel, payload }: Notification) => heard.push(`${channel} ${payload}`))
  return heard
}
