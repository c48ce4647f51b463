import { expect, test } from 'vitest'
import { mayBeTriedAgain } from './try-again.ts'

test.each([
  ['unavailable', true],
  ['in_flight', true],
  ['under_way', true],
  ['bank_silent', true],
  ['too_many', true],
  ['not_possible', false],
  ['not_found', false],
  ['changed', false],
  ['no_address', false],
  ['declined', false],
  ['permission_denied', false],
  ['section_disabled', false],
  ['request_pending', false],
  ['what_this_version_does_not_know', false],
])('a row that is %s may be tried again: %s', (code, may) => {
  expect(mayBeTriedAgain({ code })).toBe(may)
})
