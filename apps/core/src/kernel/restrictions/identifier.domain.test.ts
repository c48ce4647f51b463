import { expect, test } from 'vitest'
import { readIdentifier } from './identifier.domain.ts'

/** 128 letters, as many as a customer's address may have. */
const longest = `${'n'.repeat(60)}@${'a'.repeat(59)}.example`

test.each([
  ['phone', '5001 2345', '+96550012345'],
  ['phone', '+965-5001-2345', '+96550012345'],
  ['phone', '٥٠٠١٢٣٤٥', '+96550012345'],
  ['email', ' Noura@Example.COM ', 'noura@example.com'],
  ['email', longest, longest],
  ['civil_id', '2850 1010 0123', '285010100123'],
  ['customer_id', 'C-7', 'C-7'],
  ['phone', '  ', null],
] as const)('%s %s is kept as %s', (kind, typed, kept) => {
  expect(readIdentifier(kind, typed, 'KW')).toEqual({ ok: true, value: kept })
})

test.each([
  ['phone', '123'],
  ['email', 'noura'],
  ['email', `x${longest}`],
  ['civil_id', '12345'],
  ['customer_id', 'x'.repeat(65)],
] as const)('%s "%s" is refused', (kind, typed) => {
  expect(readIdentifier(kind, typed, 'KW')).toEqual({ ok: false, error: kind })
})
