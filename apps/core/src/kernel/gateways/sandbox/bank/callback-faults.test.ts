import { openTestBank, testAccount, type Delivery, type TestBank } from '@wasl/tests/support/bank'
import { afterEach, beforeEach, expect, test } from 'vitest'

const track = '900000000000001'
let gateway: TestBank
beforeEach(async () => {
  gateway = await openTestBank()
  await gateway.open(track)
})
afterEach(() => gateway.close())

const read = ({ headers, body }: Delivery) => gateway.adapter.readCallback(testAccount(), headers, body)
const verdicts = () => gateway.delivered.map(read)
const events = () =>
  verdicts().map((verdict) => {
    if (verdict.kind !== 'event') throw new Error(`no event but ${verdict.kind}`)
    return verdict
  })
const truth = async () => {
  const inquiry = await gateway.adapter.inquire(testAccount(), track)
  if (inquiry.kind !== 'found') throw new Error('not found')
  return inquiry.evidence
}
const charge = { minor: 48_750, currency: 'KWD' }

test('callback-normal: the shop is told once, before the payer returns', async () => {
  const returned = await gateway.approve(track, 'callback-normal')
  expect(returned).not.toBeNull()
  expect(events()).toEqual([expect.objectContaining({ evidence: await truth() })])
})

test('callback-none: the shop is never told', async () => {
  await gateway.approve(track, 'callback-none')
  await gateway.advance(86_400_000)
  expect(gateway.delivered).toEqual([])
})

test('callback-late: the shop is told when the time has come, not before', async () => {
  await gateway.approve(track, 'callback-late:30')
  await gateway.advance(29_999)
  expect(gateway.delivered).toEqual([])
  await gateway.advance(1)
  expect(events()).toMatchObject([{ evidence: [{ result: 'captured' }] }])
})

test('callback-after-return: the payer is back before the shop is told', async () => {
  expect(await gateway.approve(track, 'callback-after-return')).not.toBeNull()
  expect(gateway.delivered).toEqual([])
  await gateway.advance(2_000)
  expect(events()).toHaveLength(1)
})

test('callback-duplicated: the same event comes as often as asked', async () => {
  await gateway.approve(track, 'callback-duplicated:8')
  expect(gateway.delivered).toHaveLength(8)
  expect(new Set(events().map(({ eventId }) => eventId)).size).toBe(1)
})

test('callback-failed-after-success: a false failure follows, as another event about another deed', async () => {
  await gateway.approve(track, 'callback-failed-after-success')
  const [first, second] = events()
  expect(first?.evidence).toEqual(await truth())
  expect(second).toMatchObject({ evidence: [{ result: 'failed', money: null }] })
  expect(second?.eventId).not.toBe(first?.eventId)
  expect(second?.evidence[0]?.operationId).not.toBe(first?.evidence[0]?.operationId)
})

test('callback-success-after-failed: the false failure comes first, then the truth', async () => {
  await gateway.approve(track, 'callback-success-after-failed')
  const [first, second] = events()
  expect(first).toMatchObject({ evidence: [{ result: 'failed', money: null }] })
  expect(second?.evidence).toEqual(await truth())
})

test('callback-wrong-amount: the callback lies about the amount, the book and the return do not', async () => {
  const returned = await gateway.approve(track, 'callback-wrong-amount')
  expect(events()).toMatchObject([
    { evidence: [{ result: 'captured', money: { minor: 48_751, currency: 'KWD' } }] },
  ])
  const [said] = events()[0]!.evidence
  const [true_] = await truth()
  expect(true_).toMatchObject({ result: 'captured', money: charge })
  expect(said?.operationId).not.toBe(true_?.operationId)
  expect(gateway.adapter.readReturn(testAccount(), returned!.params)).toMatchObject([{ money: charge }])
})

test('callback-wrong-currency: the callback lies about the currency, the book does not', async () => {
  await gateway.approve(track, 'callback-wrong-currency')
  expect(events()).toMatchObject([
    { evidence: [{ result: 'captured', money: { minor: 48_750, currency: 'USD' } }] },
  ])
  expect(await truth()).toMatchObject([{ money: charge }])
})

test.each(['callback-bad-signature', 'callback-old'])(
  '%s: nobody can tell whether it is genuine',
  async (fault) => {
    await gateway.approve(track, fault)
    expect(verdicts()).toEqual([{ kind: 'badSignature' }])
  },
)

test('callback-unknown-reference: genuine, but about a payment nobody asked for', async () => {
  await gateway.approve(track, 'callback-unknown-reference')
  const [evidence] = events().flatMap((event) => event.evidence)
  expect(evidence).toMatchObject({ result: 'captured', money: charge })
  expect(evidence?.trackId).not.toBe(track)
  expect(evidence?.gatewayPaymentId).not.toBe(gateway.bank.control.look(track)?.paymentId)
})

test('callback-other-merchant: genuine, but no evidence for this merchant', async () => {
  await gateway.approve(track, 'callback-other-merchant')
  expect(events()).toMatchObject([{ evidence: [] }])
})

test.each(['callback-huge-body', 'callback-invalid-body'])('%s: malformed', async (fault) => {
  await gateway.approve(track, fault)
  expect(verdicts()).toEqual([{ kind: 'malformed' }])
})

test('callback-slow: the body comes in pieces and is whole in the end', async () => {
  await gateway.approve(track, 'callback-slow')
  expect(events()).toMatchObject([{ evidence: await truth() }])
})

test('a decline is reported with the same faults', async () => {
  await gateway.answer(track, 'decline-expired-card+callback-duplicated:2')
  expect(events().map((event) => event.evidence[0]?.result)).toEqual(['failed', 'failed'])
})

test('callbacks of one payment keep their order and are sent once, however often the bank wakes up', async () => {
  const order: string[] = []
  const answers: (() => void)[] = []
  const slow = await openTestBank({
    async deliver(_url, { body }) {
      order.push(/"result":"([A-Z ]+)"/.exec(String(body))?.[1] ?? '')
      await new Promise<void>((resolve) => answers.push(resolve))
      return new Response(null, { status: 204 })
    },
  })
  await slow.open(track)
  const approving = slow.approve(track, 'callback-success-after-failed')
  await expect.poll(() => order).toEqual(['NOT CAPTURED'])
  await slow.runDue()
  expect(order).toEqual(['NOT CAPTURED'])
  answers[0]?.()
  await expect.poll(() => order).toEqual(['NOT CAPTURED', 'CAPTURED'])
  answers[1]?.()
  await approving
  await slow.runDue()
  expect(order).toHaveLength(2)
  await slow.close()
})

test('a shop that cannot take a callback is told again three times, then left alone', async () => {
  let calls = 0
  const away = await openTestBank({
    async deliver() {
      calls += 1
      if (calls % 2 === 0) throw new TypeError('connection refused')
      return new Response(null, { status: 503 })
    },
  })
  await away.open(track)
  await away.approve(track)
  expect(calls).toBe(1)
  for (const [wait, expected] of [
    [4_999, 1],
    [1, 2],
    [30_000, 3],
    [120_000, 4],
    [86_400_000, 4],
  ] as const) {
    await away.advance(wait)
    expect(calls).toBe(expected)
  }
  await away.close()
})

test('a shop that refuses a callback is not told again', async () => {
  const strict = await openTestBank({ deliver: async () => new Response(null, { status: 401 }) })
  await strict.open(track)
  await strict.approve(track)
  await strict.advance(86_400_000)
  expect(strict.delivered).toHaveLength(1)
  await strict.close()
})
