import { expect, test } from 'vitest'
import { textOf } from '../../../i18n/text.tsx'
import { actionNotice, bulkNotice, jobNotice } from './action-notice.ts'
import { actionsStrings } from './actions.strings.ts'
import type { BulkOutcome } from './many/send-bulk.ts'

const t = textOf<keyof typeof actionsStrings>('en', actionsStrings)
const done = { kind: 'done', isQueued: false, childId: null, requestId: null } as const

test.each([
  [{ ...done, message: 'The email is on its way' }, 'success', 'The email is on its way'],
  [{ ...done, message: null }, 'success', 'Applied successfully'],
  [{ ...done, requestId: 'OR-1', message: 'A colleague first' }, 'partial', 'A colleague first'],
  [
    { kind: 'refused', problem: { code: 'x', message: 'Already paid', requestId: 'r' } },
    'error',
    'Already paid',
  ],
  [{ kind: 'failed', message: 'Not found' }, 'error', 'Not found'],
  [{ kind: 'failed', message: null }, 'error', 'Unexpected error: no answer came'],
] as const)('S2 §8 row action: %j', (outcome, tone, text) => {
  expect(actionNotice(outcome, t)).toEqual({ tone, text })
})

const failed = [{ id: 'PR-2', result: 'failed' as const, code: 'not_possible', message: 'no' }]

test.each([
  [{ kind: 'done' }, 'success', 'Applied successfully'],
  [
    { kind: 'partial', message: 'Applied partially: 1 of 2', waiting: 0, failed },
    'partial',
    'Applied partially: 1 of 2',
  ],
  [{ kind: 'partial', message: null, waiting: 0, failed }, 'partial', 'Applied partially'],
  [
    { kind: 'partial', message: null, waiting: 1, failed: [] },
    'partial',
    'Applied partially. 1 waits for a colleague to approve.',
  ],
  [{ kind: 'waits', message: 'Later', waiting: 2 }, 'partial', 'Later'],
  [
    { kind: 'waits', message: null, waiting: 2 },
    'partial',
    'Nothing has moved yet. 2 wait for a colleague to approve.',
  ],
  [
    { kind: 'refused', code: 'permission_denied', message: 'You may not', failed: [] },
    'error',
    'You may not',
  ],
  [null, 'error', 'Unexpected error: no answer came'],
] satisfies [BulkOutcome | null, string, string][])('S2 §8 bulk action: %j', (outcome, tone, text) => {
  expect(bulkNotice(outcome, t)).toEqual({ tone, text })
})

const undone = (code: string, message: string) => ({ id: 'PR-2', result: 'failed' as const, code, message })
const unknown = undone('unavailable', 'Whether this was done is not known')

test.each([
  [{ done: 2, failures: [] }, 'success', 'Applied successfully'],
  [{ done: 1, failures: [undone('no_address', 'no')] }, 'partial', 'Applied partially'],
  [{ done: 0, failures: [undone('no_address', 'no')] }, 'error', 'Nothing was applied'],
  // B.7: nobody is told that nothing was done where that is not known.
  [
    { done: 0, failures: [undone('no_address', 'no'), unknown] },
    'error',
    'Whether this was done is not known',
  ],
  [
    { state: 'stopped' as const, done: 1, failures: [undone('no_address', 'no')] },
    'partial',
    'Stopped: 1 of 2 were done',
  ],
] as const)('S2 §8 work on everything that matches: %j', (job, tone, text) => {
  const whole = { id: 'JOB-1', state: 'finished' as const, total: 2, failed: job.failures.length }
  expect(jobNotice({ ...whole, ...job, failures: [...job.failures] }, t)).toEqual({ tone, text })
})
