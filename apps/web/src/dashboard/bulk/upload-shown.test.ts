import { expect, test } from 'vitest'
import { textOf } from '../../i18n/text.tsx'
import { upload } from './bulk.fixtures.ts'
import { bulkStrings } from './bulk.strings.ts'
import { bulkStringsAr } from './bulk.strings.ar.ts'
import { shownState } from './upload-shown.ts'

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
