import { accepted, refused } from '@wasl/domain/result'
import { expect, test } from 'vitest'
import { fileProblem, queryFor } from './report-rights.domain.ts'

const rights = (permissions: readonly string[], sections: readonly string[]) => ({
  isSuperuser: false,
  permissions: new Set(permissions),
  sections: new Set(sections),
})
const both = ['view_export_settings', 'search_paymenttransaction']
const ofAll = { plugin: null, query: { plugin: 'payment_request,event', ordering: '-amount' } }
const paid = { plugin: 'event', query: { state: 'paid' } }

test('a report is of what its user may see: fewer modules, or none', () => {
  const open = ['general-info', 'payment_request', 'event']
  expect(queryFor(rights(both, open), ofAll)).toEqual(accepted(ofAll.query))
  expect(queryFor(rights(both, ['general-info', 'event']), ofAll)).toEqual(
    accepted({ plugin: 'event', ordering: '-amount' }),
  )
  expect(queryFor(rights(both, ['general-info']), ofAll)).toEqual(refused('sectionDisabled'))
  expect(queryFor(rights(both, ['payment_request', 'event']), ofAll)).toEqual(refused('sectionDisabled'))
  expect(queryFor(rights(both, ['payment_request']), paid)).toEqual(refused('sectionDisabled'))
  expect(queryFor({ ...rights([], open), isSuperuser: true }, paid)).toEqual(accepted(paid.query))
})

test('whoever may not export has no report, whoever may not search has none with a filter', () => {
  const having = (...permissions: string[]) => rights(permissions, ['event'])
  expect(queryFor(having('search_paymenttransaction'), paid)).toEqual(refused('permissionDenied'))
  expect(queryFor(having('view_export_settings'), paid)).toEqual(refused('permissionDenied'))
  const empty = { plugin: 'event', query: { state: ' , ', q: '', ordering: 'amount' } }
  expect(queryFor(having('view_export_settings'), empty)).toEqual(accepted(empty.query))
})

test('a file is opened only by whoever may see all that is in it', () => {
  expect(fileProblem(rights(both, ['general-info', 'payment_request', 'event']), ofAll)).toBe(null)
  expect(fileProblem(rights(both, ['general-info', 'event']), ofAll)).toBe('sectionDisabled')
  expect(fileProblem(rights(['view_export_settings'], ['event']), paid)).toBe('permissionDenied')
})
