import { attemptStates, transactionStates } from '@wasl/domain/states'
import { expect, test } from 'vitest'
import { attemptEdges, type AttemptEvent } from '../attempt.domain.ts'
import { captured, decide, now, told } from './evidence.fixtures.ts'

test('the exact charge pays the transaction and makes the attempt its winner', () => {
  expect(decide()).toEqual({
    outcome: 'paid',
    entry: { kind: 'capture', minor: 49_000, currency: 'KWD', disposition: 'counted' },
    attempt: {
      event: 'money.captured',
      captured: 49_000,
      feeCaptured: 250,
      captureReserved: 0,
      isWinner: true,
      provenUnpaid: false,
    },
    transaction: { event: 'money.captured', paidAttemptId: 1 },
    supersedesLive: true,
    notice: { topic: 'payment.captured', late: false, amount: 49_000 },
  })
})

test('money after a failure, a cancel or an expiry still pays', () => {
  for (const state of ['failed', 'canceled', 'expired', 'unknown', 'submitting'] as const) {
    expect([state, decide({ attempt: { state } }).outcome]).toEqual([state, 'paid'])
  }
  for (const state of ['attempted', 'failed', 'canceled', 'expired'] as const) {
    expect([state, decide({ transaction: { state } }).outcome]).toEqual([state, 'paid'])
  }
})

test('money after the request expired counts, marked as late', () => {
  const late = { topic: 'payment.captured', late: true, amount: 49_000 }
  expect(decide({ transaction: { state: 'expired' } }).notice).toEqual(late)
  expect(decide({ transaction: { expiresAt: now } }).notice).toEqual(late)
  expect(decide({ transaction: { expiresAt: new Date(now.getTime() + 1) } }).notice).toEqual({
    ...late,
    late: false,
  })
})

test('money for a transaction that another attempt has paid is surplus: on the books, reviewed, no second winner', () => {
  expect(decide({ transaction: { state: 'paid', paidAttemptId: 2 } })).toMatchObject({
    outcome: 'surplus',
    entry: { disposition: 'surplus', minor: 49_000 },
    attempt: { event: 'money.captured', captured: 49_000, isWinner: false },
    transaction: { needsReview: true },
    supersedesLive: false,
    notice: { topic: 'payment.surplus', amount: 49_000 },
  })
})

test('money for a withdrawn transaction is kept apart to be given back', () => {
  expect(decide({ transaction: { state: 'invalid' } }).outcome).toBe('surplus')
})

test('the same operation told again changes nothing', () => {
  const decision = decide({
    attempt: { state: 'success', captured: 49_000 },
    counted: { minor: 49_000, currency: 'KWD' },
  })
  expect(decision).toMatchObject({
    outcome: 'duplicate',
    entry: null,
    attempt: {},
    transaction: {},
    notice: null,
  })
})

test('a failure told after a success is ignored', () => {
  for (const result of ['failed', 'canceled', 'expired', 'pending'] as const) {
    const decision = decide({ evidence: told(result), attempt: { state: 'success', captured: 49_000 } })
    expect(decision).toMatchObject({ outcome: 'ignored', attempt: {}, transaction: {} })
  }
})

test('an authorization told after its capture is old news', () => {
  const decision = decide({
    evidence: { ...captured(), result: 'authorized', operationId: 'A1' },
    attempt: { state: 'success', captured: 49_000 },
  })
  expect(decision).toMatchObject({ outcome: 'ignored', entry: null, attempt: {} })
})

test('money brings back what was deleted unpaid; its repetition does not', () => {
  const deletedAt = now
  const back = { deletedAt: null, needsReview: true }
  const canceled = { state: 'canceled' as const, deletedAt }
  const { transaction } = decide({ attempt: { state: 'canceled' }, transaction: canceled })
  expect(transaction).toMatchObject({ event: 'money.captured', ...back })
  const wrong = decide({ evidence: captured(1), attempt: { state: 'canceled' }, transaction: canceled })
  expect(wrong).toMatchObject({ outcome: 'mismatch', transaction: back })
  expect(decide({ evidence: told('failed'), transaction: canceled }).transaction).not.toHaveProperty(
    'deletedAt',
  )
  const again = decide({
    attempt: { state: 'success', captured: 49_000 },
    counted: { minor: 49_000, currency: 'KWD' },
    transaction: { state: 'paid', paidAttemptId: 1, deletedAt },
  })
  expect(again.transaction).toEqual({})
})

test('a hold secures the transaction, and its captures add up below it', () => {
  const held = decide({ evidence: { ...captured(), result: 'authorized' } })
  expect(held).toMatchObject({
    outcome: 'authorized',
    entry: { kind: 'authorize', disposition: 'counted' },
    attempt: { event: 'money.authorized', authorized: 49_000, isWinner: true },
    transaction: { event: 'money.authorized', paidAttemptId: 1 },
  })
  const winner = { authorized: 49_000, isWinner: true }
  const transaction = { state: 'authorized' as const, paidAttemptId: 1 }
  const first = decide({
    evidence: captured(20_000),
    attempt: { ...winner, state: 'authorized' },
    transaction,
  })
  expect(first).toMatchObject({
    outcome: 'paid',
    attempt: { event: 'money.captured', captured: 20_000, feeCaptured: 250, isWinner: true },
    supersedesLive: false,
    notice: { topic: 'payment.captured', operation: 'C1' },
  })
  expect(first.transaction).toEqual({})
  const second = { ...winner, state: 'success' as const, captured: 20_000 }
  expect(decide({ evidence: captured(29_000), attempt: second, transaction }).attempt.captured).toBe(49_000)
  expect(decide({ evidence: captured(29_001), attempt: second, transaction }).outcome).toBe('mismatch')
})

test('an unpaid end is proven by the gateway and leaves room for another attempt', () => {
  expect(decide({ evidence: told('failed') })).toMatchObject({
    outcome: 'failed',
    attempt: { event: 'gateway.failed', provenUnpaid: true },
    transaction: { event: 'attempt.ended' },
    notice: { topic: 'payment.failed', result: 'failed' },
  })
  expect(decide({ evidence: told('canceled'), singleAttempt: true }).transaction.event).toBe(
    'attempt.canceled',
  )
  expect(decide({ evidence: told('failed'), singleAttempt: true }).transaction.event).toBe('attempt.failed')
})

test('the gateway confirming an end of ours proves it, and changes no transaction', () => {
  const decision = decide({ evidence: told('expired'), attempt: { state: 'canceled' }, singleAttempt: true })
  expect(decision).toMatchObject({ outcome: 'ignored', attempt: { provenUnpaid: true }, transaction: {} })
})

test('an unpaid end that names another payment is not about this attempt', () => {
  const evidence = { ...told('failed'), gatewayPaymentId: 'P2' }
  expect(decide({ evidence })).toMatchObject({ outcome: 'ignored', attempt: {} })
})

test('cash is promised only where nothing else was decided', () => {
  expect(decide({ evidence: told('cod'), attempt: { state: 'created' } })).toMatchObject({
    outcome: 'cod',
    entry: null,
    attempt: { event: 'cash.promised', isWinner: true },
    transaction: { event: 'cash.promised', paidAttemptId: 1 },
  })
  expect(decide({ evidence: told('cod'), attempt: { state: 'cod' } }).outcome).toBe('duplicate')
  expect(decide({ evidence: told('cod'), attempt: { state: 'canceled' } }).outcome).toBe('ignored')
  const paid = { state: 'paid' as const, paidAttemptId: 2 }
  expect(decide({ evidence: told('cod'), attempt: { state: 'created' }, transaction: paid }).outcome).toBe(
    'ignored',
  )
})

test('every arrow of an attempt is pulled: by evidence, by paying and asking, or by staff', () => {
  const byEvidence = new Set<AttemptEvent>()
  for (const state of attemptStates) {
    for (const transactionState of transactionStates) {
      for (const result of [
        'captured',
        'authorized',
        'cod',
        'failed',
        'canceled',
        'expired',
        'pending',
      ] as const) {
        for (const minor of [49_000, 1]) {
          const evidence = { ...captured(minor), result }
          const { event } = decide({
            attempt: { state },
            transaction: { state: transactionState },
            evidence,
          }).attempt
          if (event) byEvidence.add(event)
        }
      }
    }
  }
  const byUs: AttemptEvent[] = [
    'session.requested',
    'session.opened',
    'session.silent',
    'session.denied',
    'session.unmade',
    'session.lapsed',
    'attempt.superseded',
  ]
  const byStaff: AttemptEvent[] = [
    'capture.requested',
    'capture.refused',
    'operation.silent',
    'hold.voided',
    'hold.lapsed',
    'cash.refused',
    'review.refused',
  ]
  expect(new Set([...byEvidence, ...byUs, ...byStaff])).toEqual(
    new Set(attemptEdges.map(({ event }) => event)),
  )
})
