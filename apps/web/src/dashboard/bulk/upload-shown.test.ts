import { expect, test } from 'vitest'
import { textOf } from '../../i18n/text.tsx'
import { dispatch, upload, uploadDetail } from './bulk.fixtures.ts'
import { bulkStrings } from './bulk.strings.ts'
import { bulkStringsAr } from './bulk.strings.ar.ts'
import { rest, shownState } from './upload-shown.ts'

test('a file that was sent without some of its rows is not said to be sent', () => {
  const sent = upload({ state: 'dispatched', rows: 500, rowsImported: 486, rowsWrong: 14 })
  expect(shownState(sent)).toBe('partly')
  expect(shownState({ ...sent, rowsImported: 500 })).toBe('dispatched')
  expect(shownState({ ...sent, isStopped: true })).toBe('stopped')
  expect(shownState({ ...sent, state: 'dispatching' })).toBe('dispatching')
  const counts = { sent: 486, total: 500 }
  expect(textOf('en', bulkStrings)('bulk.state.partly', counts)).toBe('Sent 486 of 500')
  expect(textOf('ar', bulkStringsAr)('bulk.state.partly', counts)).toBe('أُرسل 486 من 500')
})

const counts = { wrong: 0, ready: 0, taken: 240, failed: 0, corrected: 3, looked: 3 }
const sent = [dispatch({ state: 'completed' })]

test.each([
  ['nothingSent', { dispatches: [], counts: { ...counts, wrong: 3, ready: 237 } }],
  ['sending', { dispatches: [dispatch({ state: 'running' })], counts }],
  ['leftToFix', { dispatches: sent, counts: { ...counts, wrong: 2 } }],
  ['leftToFix', { dispatches: sent, counts: { ...counts, failed: 2 } }],
  ['leftToSend', { dispatches: sent, counts: { ...counts, ready: 2 } }],
  ['allSent', { dispatches: sent, counts }],
  [null, { state: 'archived' as const, dispatches: [], counts: { ...counts, wrong: 3 } }],
])('the page of a file ends with %s, as its rows are', (said, changes) => {
  expect(rest(uploadDetail({ state: 'dispatched', ...changes }))).toBe(said)
})
