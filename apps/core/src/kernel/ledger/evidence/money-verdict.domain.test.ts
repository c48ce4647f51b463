import { expect, test } from 'vitest'
import { captured, decide, now, type EvidenceWish } from './evidence.fixtures.ts'

const mismatches: [string, EvidenceWish][] = [
  ['amount', { evidence: captured(48_999) }],
  ['amount', { evidence: captured(49_001) }],
  ['amount', { evidence: captured(48_750) }],
  ['amount', { evidence: { ...captured(48_750), result: 'authorized' } }],
  ['currency', { evidence: captured(49_000, 'USD') }],
  ['reference', { evidence: { ...captured(), gatewayPaymentId: 'P2' } }],
  ['reference', { attempt: { gatewayPaymentId: null }, foreignPaymentId: true }],
  ['unreadable', { evidence: { ...captured(), money: null } }],
  ['unreadable', { evidence: captured(0) }],
  ['unreadable', { evidence: captured(-49_000) }],
  ['unreadable', { evidence: captured(0.5) }],
  ['unreadable', { evidence: captured(Number.NaN) }],
  ['unreadable', { evidence: captured(2 ** 53) }],
  ['unreadable', { evidence: captured(49_000, 'kwd') }],
  ['twice', { attempt: { state: 'success', captured: 49_000 } }],
  [
    'twice',
    {
      attempt: { state: 'authorized', authorized: 49_000 },
      evidence: { ...captured(), result: 'authorized' },
    },
  ],
  ['contradiction', { counted: { minor: 1, currency: 'KWD' } }],
  ['contradiction', { counted: { minor: 49_000, currency: 'USD' } }],
  ['amount', { attempt: { state: 'authorized', authorized: 40_000, captured: 0 } }],
  ['unexpected', { attempt: { state: 'created' } }],
]

test.each(mismatches)(
  'money that does not match (%s, case %#) is quarantined and reviewed, never counted',
  (reason, wish) => {
    const decision = decide(wish)
    expect(decision).toMatchObject({
      outcome: 'mismatch',
      transaction: { needsReview: true },
      supersedesLive: false,
      notice: { topic: 'payment.mismatch', reason },
    })
    expect(decision.entry?.disposition ?? 'quarantined').toBe('quarantined')
    expect(decision.attempt.captured).toBeUndefined()
    expect(decision.attempt.isWinner).toBeUndefined()
    expect(decision.transaction.event).toBeUndefined()
  },
)

test('an attempt without money becomes invalid by a mismatch; one with money keeps its state', () => {
  expect(decide({ evidence: captured(1) }).attempt).toEqual({
    event: 'money.mismatched',
    quarantined: 1,
    provenUnpaid: false,
  })
  const paid = { state: 'success' as const, captured: 49_000, quarantined: 5 }
  expect(decide({ attempt: paid, evidence: captured(1) }).attempt).toEqual({
    quarantined: 6,
    provenUnpaid: false,
  })
  const held = { state: 'authorized' as const, authorized: 49_000 }
  expect(decide({ attempt: held, evidence: captured(49_001) }).attempt).toEqual({
    quarantined: 49_001,
    provenUnpaid: false,
  })
})

test('where a capture was never answered, its hold keeps the attempt as it is', () => {
  const silent = { state: 'unknown' as const, authorized: 49_000 }
  expect(decide({ attempt: silent, evidence: captured(49_001) }).attempt.event).toBeUndefined()
  expect(decide({ attempt: { state: 'unknown' }, evidence: captured(1) }).attempt.event).toBe(
    'money.mismatched',
  )
})

test('an attempt that was never sent stays as it is', () => {
  expect(decide({ attempt: { state: 'created' } }).attempt.event).toBeUndefined()
})

test('money that cannot be read is nothing on the books', () => {
  expect(decide({ evidence: { ...captured(), money: null } }).entry).toBeNull()
})

const part: EvidenceWish = {
  mayWait: true,
  evidence: captured(20_000),
  attempt: { operation: 'authorize', nextInquiryAt: now },
}

test('a part that is told before its hold waits for it', () => {
  expect(decide(part)).toMatchObject({ outcome: 'early', entry: null, attempt: {}, transaction: {} })
})

test.each<[string, EvidenceWish]>([
  ['it is nowhere kept', { mayWait: false }],
  ['nobody asks its gateway', { attempt: { ...part.attempt, nextInquiryAt: null } }],
  ['no hold was asked for', { attempt: { ...part.attempt, operation: 'purchase' } }],
  ['its hold is there', { attempt: { ...part.attempt, state: 'authorized', authorized: 10_000 } }],
  ['others came before it', { attempt: { ...part.attempt, state: 'success', captured: 49_000 } }],
  ['it is more than was asked for', { evidence: captured(49_001) }],
  ['it is a hold itself', { evidence: { ...captured(20_000), result: 'authorized' } }],
  ['its attempt was never sent', { attempt: { ...part.attempt, state: 'created' } }],
])('a part does not wait where %s', (_where, wish) => {
  expect(decide({ ...part, ...wish }).outcome).toBe('mismatch')
})

test('exact evidence heals a mismatch', () => {
  expect(decide({ attempt: { state: 'invalid', quarantined: 1 } })).toMatchObject({
    outcome: 'paid',
    attempt: { event: 'money.captured', captured: 49_000, isWinner: true },
  })
})
