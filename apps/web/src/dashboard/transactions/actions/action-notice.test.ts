import { expect, test } from 'vitest'
import { textOf } from '../../../i18n/text.tsx'
import { actionNotice, bulkNotice } from './action-notice.ts'
import { actionsStrings } from './actions.strings.ts'
import type { BulkOutcome } from './send-bulk.ts'

const t = textOf<keyof typeof actionsStrings>('en', actionsStrings)
const done = { kind: 'done', isQueued: false, childId: null, requestId: null } as const

test.each([
  [{ ...done, message: 'The email is on its way' }, 'success', 'The email is on its way'],
  [{ ...done, message: null }, 'success', 'Applied successfully'],
  [{ ...done, requestId: 'OR-1', message: 'A colleague first' }, 'partial', 'A colleague first'],
  [{ kind: 'refused', message: 'Already paid', available: null }, 'error', 'Already paid'],
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
