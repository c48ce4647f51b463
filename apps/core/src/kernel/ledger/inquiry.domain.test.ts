import { attemptStates } from '@wasl/domain/states'
import { expect, test } from 'vitest'
import {
  after,
  decideNotFound,
  firstInquiryAt,
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
    const next = nextInquiryAt({ createdAt, inquiries }, at)
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

const session = { gatewayPaymentId: null, sessionExpiresAt: after(createdAt, minutes(15)) }
const late = after(createdAt, minutes(25) + 1)

test('"not found" is no proof of unpaid before the life of the session and ten minutes are over', () => {
  const early = after(createdAt, minutes(25))
  expect(decideNotFound({ ...session, state: 'unknown' }, early)).toEqual({ provenUnpaid: false })
  expect(decideNotFound({ ...session, state: 'unknown' }, late)).toEqual({
    event: 'session.lapsed',
    provenUnpaid: true,
  })
})

test('"not found" proves nothing where the gateway had answered with an id', () => {
  const opened = { ...session, gatewayPaymentId: 'P1' }
  expect(decideNotFound({ ...opened, state: 'pending' }, late)).toEqual({
    event: 'session.denied',
    provenUnpaid: false,
  })
  expect(decideNotFound({ ...opened, state: 'unknown' }, late)).toEqual({ provenUnpaid: false })
  expect(decideNotFound({ ...opened, state: 'canceled' }, late)).toEqual({ provenUnpaid: false })
})

test('open attempts and mismatches are asked about', () => {
  const unheard = { provenUnpaid: false, sessionExpiresAt: createdAt, checkedAt: null }
  const asked = attemptStates.filter((state) => isStillAskedAbout({ ...unheard, state, provenUnpaid: true }))
  expect(asked).toEqual(['created', 'submitting', 'pending', 'unknown', 'invalid'])
})

test('an attempt we ended ourselves is asked about until its gateway was heard after its page was dead', () => {
  const superseded = { state: 'canceled' as const, provenUnpaid: false, sessionExpiresAt: createdAt }
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
