import { attemptStates } from '@wasl/domain/states'
import { expect, test } from 'vitest'
import {
  after,
  decideNotFound,
  firstInquiryAt,
  inquiryAfterSilence,
  inquiryWhile,
  isStillAskedAbout,
  minutes,
  nextInquiryAt,
  seconds,
} from './inquiry.domain.ts'

const createdAt = new Date('2026-11-21T09:00:00Z')

test('reliability B.5: 15 s, 30 s, 1, 2, 5, 10, 20, 40 min, hourly to a day, daily to a week, then a person', () => {
  const waits: number[] = []
  let at = firstInquiryAt(createdAt)
  for (let inquiries = 0; ; inquiries += 1) {
    const next = nextInquiryAt({ createdAt, inquiries, gatewayPaymentId: 'P1' }, at)
    if (!next) break
    waits.push((next.getTime() - at.getTime()) / 1_000)
    at = next
  }
  expect(waits.slice(0, 9)).toEqual([15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600])
  const hours = waits.filter((wait) => wait === 3_600).length
  const days = waits.filter((wait) => wait === 86_400).length
  expect([hours, days, waits.length]).toEqual([23, 5, 36])
  expect(at.getTime() - createdAt.getTime()).toBeLessThanOrEqual(7 * 86_400_000)
})

test('product.md 11.3: a session nobody knows of is asked about 5, 15 and 45 seconds after the silence', () => {
  const silentAt = after(createdAt, seconds(10))
  const moments: number[] = []
  let at: Date | null = inquiryAfterSilence(silentAt)
  for (let inquiries = 0; at && inquiries < 4; inquiries += 1) {
    moments.push((at.getTime() - silentAt.getTime()) / 1_000)
    at = nextInquiryAt({ createdAt, inquiries, gatewayPaymentId: null }, at)
  }
  expect(moments).toEqual([5, 15, 45, 105])
})

const session = {
  gatewayPaymentId: null,
  sessionExpiresAt: after(createdAt, minutes(15)),
  createdAt,
  notFoundAt: null,
}
const late = after(createdAt, minutes(25) + 1)
const asked = (now: Date, canBeAsked = true) => ({ now, openingMs: seconds(15), canBeAsked })

test('"not found" is proof of unpaid when it is said twice, ten seconds apart', () => {
  const first = after(createdAt, seconds(15))
  const unknown = { ...session, state: 'unknown' as const }
  expect(decideNotFound(unknown, asked(first))).toEqual({ provenUnpaid: false, notFoundAt: first })
  const heard = { ...unknown, notFoundAt: first }
  const early = after(first, seconds(10) - 1)
  expect(decideNotFound(heard, asked(early))).toEqual({ provenUnpaid: false, notFoundAt: first })
  const proven = { event: 'session.unmade', provenUnpaid: true, notFoundAt: first }
  expect(decideNotFound(heard, asked(after(first, seconds(10))))).toEqual(proven)
  expect(decideNotFound({ ...heard, state: 'submitting' }, asked(late))).toEqual(proven)
})

test('"not found" counts once where the life of the session and ten minutes are over', () => {
  expect(decideNotFound({ ...session, state: 'unknown' }, asked(late))).toEqual({
    event: 'session.unmade',
    provenUnpaid: true,
    notFoundAt: late,
  })
})

test('"not found" does not count while the request for the session may be on its way', () => {
  const opening = { ...session, state: 'submitting' as const, notFoundAt: createdAt }
  expect(decideNotFound(opening, asked(after(createdAt, seconds(15) - 1)))).toEqual({ provenUnpaid: false })
})

test('a gateway that cannot be asked has proven nothing, and its session ends with its time', () => {
  const unknown = { ...session, state: 'unknown' as const, notFoundAt: createdAt }
  expect(decideNotFound(unknown, asked(after(createdAt, minutes(25)), false))).toEqual({
    provenUnpaid: false,
  })
  expect(decideNotFound(unknown, asked(late, false))).toEqual({
    event: 'session.lapsed',
    provenUnpaid: false,
  })
})

test('an attempt that ended because nobody knew it is asked about until its page would be dead', () => {
  const ended = { state: 'failed' as const, provenUnpaid: true, sessionExpiresAt: createdAt }
  expect(isStillAskedAbout({ ...ended, notFoundAt: createdAt, checkedAt: createdAt })).toBe(true)
  expect(isStillAskedAbout({ ...ended, notFoundAt: createdAt, checkedAt: late })).toBe(false)
  expect(isStillAskedAbout({ ...ended, notFoundAt: null, checkedAt: null })).toBe(false)
})

test('"not found" proves nothing where the gateway had answered with an id', () => {
  const opened = { ...session, gatewayPaymentId: 'P1' }
  expect(decideNotFound({ ...opened, state: 'pending' }, asked(late))).toEqual({
    event: 'session.denied',
    provenUnpaid: false,
  })
  expect(decideNotFound({ ...opened, state: 'unknown' }, asked(late))).toEqual({ provenUnpaid: false })
  expect(decideNotFound({ ...opened, state: 'canceled' }, asked(late))).toEqual({ provenUnpaid: false })
})

test('open attempts and mismatches are asked about', () => {
  const unheard = { sessionExpiresAt: createdAt, checkedAt: null, notFoundAt: null }
  const open = attemptStates.filter((state) => isStillAskedAbout({ ...unheard, state, provenUnpaid: true }))
  expect(open).toEqual(['created', 'submitting', 'pending', 'unknown', 'invalid'])
})

test('an attempt we ended ourselves is asked about until its gateway was heard after its page was dead', () => {
  const superseded = {
    state: 'canceled' as const,
    provenUnpaid: false,
    sessionExpiresAt: createdAt,
    notFoundAt: null,
  }
  expect(isStillAskedAbout({ ...superseded, checkedAt: null })).toBe(true)
  expect(isStillAskedAbout({ ...superseded, checkedAt: after(createdAt, minutes(10)) })).toBe(true)
  expect(isStillAskedAbout({ ...superseded, checkedAt: after(createdAt, minutes(10) + 1) })).toBe(false)
  expect(isStillAskedAbout({ ...superseded, provenUnpaid: true, checkedAt: null })).toBe(false)
})

const invalid = {
  state: 'invalid' as const,
  provenUnpaid: false,
  sessionExpiresAt: createdAt,
  checkedAt: null,
  notFoundAt: null,
  gatewayPaymentId: 'P1',
  nextInquiryAt: null,
  createdAt,
  inquiries: 0,
}

test('an attempt that becomes questionable is asked about soon', () => {
  expect(inquiryWhile(invalid, createdAt)).toEqual(after(createdAt, seconds(15)))
  expect(inquiryWhile({ ...invalid, nextInquiryAt: late }, createdAt)).toEqual(late)
  expect(inquiryWhile({ ...invalid, state: 'success', nextInquiryAt: late }, createdAt)).toBe(null)
})

test('an answer that settles nothing does not begin the asking anew once the week is over', () => {
  const open = { ...invalid, state: 'pending' as const, inquiries: 36 }
  expect(inquiryWhile(open, after(createdAt, minutes(6 * 24 * 60 + 1)))).toBe(null)
  expect(inquiryWhile(open, after(createdAt, minutes(9 * 24 * 60)))).toBe(null)
})
