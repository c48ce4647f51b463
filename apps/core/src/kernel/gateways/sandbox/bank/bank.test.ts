import { decimalText, money, parseAmount } from '@wasl/domain/money'
import { openTestBank, sessionRequest, testAccount } from '@wasl/tests/support/bank'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SeedSession } from './seed-book.ts'

const track = '900000000000001'
let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-bank-'))
  file = join(folder, 'book.ndjson')
})
afterEach(() => rm(folder, { recursive: true }))

test('after a restart the bank knows everything it said before', async () => {
  const before = await openTestBank({ file })
  const session = await before.open(track)
  await before.open('2')
  await before.approve(track)
  await before.advance(60_000)
  const inquiry = await before.adapter.inquire(testAccount(), track)
  await before.close()

  const after = await openTestBank({ file })
  expect(await after.open(track)).toEqual(session)
  expect(await after.adapter.inquire(testAccount(), track)).toEqual(inquiry)
  expect(after.bank.captures()).toHaveLength(1)
  await after.approve('2')
  expect(after.bank.captures()).toHaveLength(2)
  await after.close()
})

test('a refund promised before a restart is done after it, once', async () => {
  const before = await openTestBank({ file })
  await before.open(track)
  await before.approve(track, 'operation-queued-done:30')
  const refund = { account: testAccount(), kind: 'refund' as const, trackId: track, reference: 'one' }
  const amount = money(8_750, 'KWD')
  expect(await before.adapter.operations?.perform({ ...refund, amount })).toMatchObject({ kind: 'queued' })
  await before.close()

  const after = await openTestBank({ file, clock: { now: () => new Date('2026-11-21T09:00:30.000Z') } })
  await after.runDue()
  const done = await after.adapter.operations?.inquire(testAccount(), refund)
  expect(done).toMatchObject({ kind: 'done' })
  expect(await after.adapter.operations?.perform({ ...refund, amount })).toEqual(done)
  expect(after.bank.captures().filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  await after.close()
})

test('every answer is in the book before it is given', async () => {
  let bookAtDelivery = ''
  const gateway = await openTestBank({
    file,
    async deliver() {
      bookAtDelivery = await readFile(file, 'utf8')
      return new Response(null, { status: 204 })
    },
  })
  await gateway.open(track)
  expect(await readFile(file, 'utf8')).toContain('"session.created"')
  await gateway.approve(track)
  expect(bookAtDelivery).toContain('"payment.settled"')
  await gateway.close()
})

test('callbacks promised before a restart are sent after it', async () => {
  const before = await openTestBank({ file })
  await before.open(track)
  await before.open('2')
  await before.approve(track, 'callback-late:30')
  await before.answer('2', 'pending-approve:30')
  await before.close()

  const after = await openTestBank({ file, clock: { now: () => new Date('2026-11-21T09:00:30.000Z') } })
  expect(after.delivered).toEqual([])
  await after.bank.resume()
  expect(after.delivered).toHaveLength(2)
  expect(after.bank.captures()).toHaveLength(2)
  await after.close()
})

test('the bank wakes up by itself for what it promised', async () => {
  let now = new Date('2026-11-21T09:00:00.000Z')
  const wakes: { ms: number; task: () => void }[] = []
  const gateway = await openTestBank({
    clock: { now: () => now },
    wake(ms, task) {
      wakes.push({ ms, task })
      return () => {}
    },
  })
  await gateway.open(track)
  const page = `/sandbox-bank/pay/${gateway.bank.control.look(track)!.paymentId}/answer`
  const fields = new URLSearchParams({ answer: 'pending-approve', wait: '30' })
  await gateway.bank.fetch(new Request(`http://localhost:4000${page}`, { method: 'POST', body: fields }))
  expect(wakes.at(-1)?.ms).toBe(30_000)
  now = new Date(now.getTime() + 30_000)
  wakes.at(-1)?.task()
  await expect.poll(() => gateway.delivered.length).toBe(1)
  await gateway.close()
})

test("the demo's past payments stand in the book with their numbers", async () => {
  const gateway = await openTestBank({ file })
  const lines = (await readFile(new URL('../../../../seed/demo/attempts.jsonl', import.meta.url), 'utf8'))
    .trim()
    .split('\n')
  const attempts = lines.map((line): DemoAttempt => JSON.parse(line)).filter(isAtTheBank)
  await gateway.bank.seed(attempts.map(seedOf))
  await gateway.bank.seed(attempts.map(seedOf))
  expect(gateway.bank.control.sessions()).toHaveLength(8)
  for (const attempt of attempts) {
    const account = testAccount({
      code: attempt.gateway,
      operation: attempt.state === 'authorized' ? 'authorize' : 'purchase',
    })
    const inquiry = await gateway.adapter.inquire(account, attempt.track_id)
    expect(inquiry).toMatchObject({
      evidence: [
        {
          gatewayPaymentId: attempt.gateway_payment_id,
          result: resultOf(attempt),
          ...(attempt.payment_details ? { details: attempt.payment_details } : {}),
          ...(attempt.message ? { message: { en: attempt.message, ar: attempt.message_ar } } : {}),
        },
      ],
    })
    const again = sessionRequest(attempt.track_id, {
      account,
      charge: chargeOf(attempt),
      orderNo: attempt.request,
    })
    expect(await gateway.adapter.createSession(again)).toMatchObject({
      gatewayPaymentId: attempt.gateway_payment_id,
    })
  }
  expect(
    gateway.bank.captures().map((movement) => [movement.trackId, movement.kind, decimalText(movement)]),
  ).toEqual([
    ['9000001016', 'capture', '40.000'],
    ['9000001009', 'authorize', '60.250'],
    ['9000001008', 'capture', '1204.500'],
  ])
  await gateway.close()
})

test('seeding again leaves what has happened since', async () => {
  const gateway = await openTestBank()
  await gateway.bank.seed([seedOf(pending)])
  await gateway.bank.control.decide(pending.track_id, 'approve')
  await gateway.bank.seed([seedOf(pending)])
  expect(gateway.bank.control.look(pending.track_id)?.fact.result).toBe('captured')
  await gateway.close()
})

test('a seeded pending payment never resolves by itself, and does not expire', async () => {
  const gateway = await openTestBank()
  await gateway.bank.seed([seedOf(pending)])
  await gateway.advance(30 * 86_400_000)
  expect(gateway.bank.control.look(pending.track_id)?.stage).toBe('pending')
  await gateway.close()
})

type DemoAttempt = {
  request: string
  gateway: string
  state: keyof typeof results | 'cod'
  amount: string
  fee: string
  track_id: string
  gateway_payment_id: string | null
  message?: string
  message_ar?: string
  payment_details?: Record<string, string>
}

const results = {
  success: 'captured',
  authorized: 'authorized',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
  pending: 'pending',
} as const

function resultOf({ state }: DemoAttempt) {
  if (state === 'cod') throw new Error('cash never reached the bank')
  return results[state]
}

const pending: DemoAttempt = {
  request: 'PR-1006',
  gateway: 'card',
  state: 'pending',
  amount: '12.500',
  fee: '0.250',
  track_id: '9000001006',
  gateway_payment_id: 'SB0000001006',
}

const isAtTheBank = ({ state, gateway_payment_id: paymentId }: DemoAttempt) =>
  state !== 'cod' && paymentId !== null

function chargeOf({ amount, fee }: DemoAttempt) {
  const [base, extra] = [parseAmount(amount, 'KWD'), parseAmount(fee, 'KWD')]
  if (!base.ok || !extra.ok) throw new Error('the demo has an amount nobody can read')
  return { minor: base.value.minor + extra.value.minor, currency: 'KWD' }
}

function seedOf(attempt: DemoAttempt): SeedSession {
  const result = resultOf(attempt)
  const request = sessionRequest(attempt.track_id)
  return {
    paymentId: attempt.gateway_payment_id!,
    createdAt: new Date('2026-11-20T09:00:00Z'),
    terms: {
      trackId: attempt.track_id,
      terminal: `1-${attempt.gateway}`,
      operation: attempt.state === 'authorized' ? 'authorize' : 'purchase',
      charge: chargeOf(attempt),
      merchantName: request.merchantName,
      orderNo: attempt.request,
      locale: 'en',
      returnUrl: request.returnUrl,
      callbackUrl: request.callbackUrl,
    },
    outcome:
      result === 'pending'
        ? null
        : {
            result,
            message: attempt.message ? { en: attempt.message, ar: attempt.message_ar ?? '' } : null,
            details: attempt.payment_details ?? {},
          },
  }
}
