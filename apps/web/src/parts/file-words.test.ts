import { expect, test } from 'vitest'
import { fileKind, fileSize } from './file-words.ts'

test.each([
  ['application/pdf', 'PDF'],
  ['image/png; charset=binary', 'PNG'],
  ['application/vnd.ms-excel', null],
  ['nonsense', null],
])('%s is a %s', (contentType, kind) => {
  expect(fileKind(contentType)).toBe(kind)
})

test.each([
  [10, { unit: 'kb', size: '1' }],
  [48_213, { unit: 'kb', size: '47' }],
  [1_258_291, { unit: 'mb', size: '1.2' }],
])('%i bytes', (bytes, expected) => {
  expect(fileSize(bytes)).toEqual(expected)
})
