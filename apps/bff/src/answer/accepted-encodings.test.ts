import { expect, test } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

test.each([
  ['br, gzip', ['br', 'gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['BR ; Q=0.000', []],
  ['gzip;q=0.001', ['gzip']],
  ['', ['']],
  [undefined, ['']],
])('of "%s" these are taken: %o', (header, names) => {
  expect(acceptedEncodings(header)).toEqual(names)
})
