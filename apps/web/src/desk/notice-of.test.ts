import { expect, test } from 'vitest'
import { Refused } from '../base/session/answer-of.ts'
import { noticeOf, type NoticeWords } from './notice-of.ts'

const words: NoticeWords = {
  applied: 'Applied successfully',
  created: 'Created successfully',
  partially: 'Applied partially',
  unexpected: 'Unexpected error',
  unanswered: 'No answer came',
}
const problem = (message: string, fieldErrors?: Record<string, string[]>) => ({
  code: 'refused',
  message,
  requestId: 'r-1',
  ...(fieldErrors && { fieldErrors }),
})

test('what was done says so in the server’s words, else in ours by status', () => {
  expect(noticeOf({ status: 200, body: { message: 'Refund sent' } }, words)).toEqual({
    tone: 'success',
    text: 'Refund sent',
  })
  expect(noticeOf({ status: 200, body: {} }, words)).toEqual({
    tone: 'success',
    text: 'Applied successfully',
  })
  expect(noticeOf({ status: 200, body: null }, words)).toEqual({
    tone: 'success',
    text: 'Applied successfully',
  })
  expect(noticeOf({ status: 201, body: { message: ' ' } }, words)).toEqual({
    tone: 'success',
    text: 'Created successfully',
  })
})

test('what was done in part is orange, with the server’s words or ours', () => {
  expect(noticeOf({ status: 207, body: { message: '2 of 3' } }, words)).toEqual({
    tone: 'partial',
    text: '2 of 3',
  })
  expect(noticeOf({ status: 207, body: {} }, words)).toEqual({ tone: 'partial', text: 'Applied partially' })
})

test('a refusal is red in the server’s words, else in those of its first field, else in ours', () => {
  expect(noticeOf({ status: 403, body: problem('Not yours') }, words)).toEqual({
    tone: 'error',
    text: 'Not yours',
  })
  expect(
    noticeOf({ status: 400, body: problem('', { email: ['Enter an address', 'Again'] }) }, words),
  ).toEqual({
    tone: 'error',
    text: 'Enter an address',
  })
  expect(noticeOf({ status: 500, body: problem('') }, words)).toEqual({
    tone: 'error',
    text: 'Unexpected error',
  })
  expect(noticeOf({ status: 502, body: '<html>' }, words)).toEqual({
    tone: 'error',
    text: 'Unexpected error',
  })
})

test('a field that shows its own error is not said again', () => {
  const refused = { status: 400, body: problem('Enter an address', { email: ['Enter an address'] }) }
  expect(noticeOf(refused, words, ['email'])).toBeNull()
  const two = {
    status: 400,
    body: problem('Enter an address', { email: ['Enter an address'], id: ['Taken'] }),
  }
  expect(noticeOf(two, words, ['email'])).toEqual({ tone: 'error', text: 'Taken' })
})

test('a refusal that was thrown is said like one that was answered; a broken call in our words', () => {
  expect(noticeOf({ error: new Refused(400, problem('Too late')) }, words)).toEqual({
    tone: 'error',
    text: 'Too late',
  })
  expect(noticeOf({ error: new TypeError('Failed to fetch') }, words)).toEqual({
    tone: 'error',
    text: 'No answer came',
  })
  expect(noticeOf({ error: new Error('an answer nobody can read') }, words)).toEqual({
    tone: 'error',
    text: 'Unexpected error',
  })
})

test('an ended session is not a notice', () => {
  expect(noticeOf({ status: 401, body: problem('Sign in') }, words)).toBeNull()
  expect(noticeOf({ error: new Refused(401, problem('Sign in')) }, words)).toBeNull()
})
