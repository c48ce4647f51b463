import { expect, test } from 'vitest'
import { answerProblem } from './permission-requests.domain.ts'
import type { Staff } from '../people/staff.ts'

const now = new Date('2026-11-21T09:00:00Z')
const request = {
  userId: 2,
  forUserId: null,
  permission: 'payment.refund',
  plugin: 'payment_request',
  status: 'NEW',
  expiresAt: new Date(now.getTime() + 1),
}
const staff: Staff = {
  userId: 1,
  merchantId: 1,
  username: 'alia',
  name: { en: '', ar: '' },
  isSuperuser: false,
  permissions: new Set(['payment.refund']),
  places: null,
  sections: new Set(['payment_request']),
  sessionId: 1,
  confirmedAt: now,
}
const owner = { ...staff, isSuperuser: true, permissions: new Set<string>() }

const problem = (changes: Partial<Parameters<typeof answerProblem>[0]>, who: Staff = staff) =>
  answerProblem({ ...request, ...changes }, { staff: who, now })

test('who has what is asked for answers it for one transaction; for good only a superuser does', () => {
  expect(problem({})).toBeNull()
  expect(problem({ permission: 'payment.void' })).toBe('notYours')
  expect(problem({ permission: 'payment.void' }, owner)).toBeNull()
  expect(problem({ forUserId: 2 })).toBe('ownersOnly')
  expect(problem({ forUserId: 2 }, owner)).toBeNull()
})

test('whose module is closed to somebody, they answer nothing about, an owner neither', () => {
  expect(problem({ plugin: 'pos' })).toBe('sectionDisabled')
  expect(problem({ plugin: 'pos' }, owner)).toBe('sectionDisabled')
  expect(problem({ plugin: null, forUserId: 2 }, owner)).toBeNull()
})

test('nobody answers their own request, whoever they are', () => {
  expect(problem({ userId: 1 })).toBe('own')
  expect(problem({ userId: 1, forUserId: 1 }, owner)).toBe('own')
})

test('a request is answered once and in its time', () => {
  expect(problem({ expiresAt: now })).toBe('expired')
  expect(problem({ status: 'EXPIRED' })).toBe('expired')
  for (const status of ['APPROVED', 'DECLINED']) {
    expect([status, problem({ status })]).toEqual([status, 'answered'])
    expect([status, problem({ status, expiresAt: now })]).toEqual([status, 'answered'])
  }
})
