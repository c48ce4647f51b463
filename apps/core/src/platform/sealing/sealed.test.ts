import { expect, test } from 'vitest'
import { createSeal } from './sealed.ts'

const seal = createSeal('a secret of the installation that is long enough')

test('a sealed secret opens in its place, and looks different every time', () => {
  const sealed = seal.seal('whsec_abc', 'endpoint 1')
  expect(seal.open(sealed, 'endpoint 1')).toBe('whsec_abc')
  expect(sealed).not.toContain('whsec_abc')
  expect(seal.seal('whsec_abc', 'endpoint 1')).not.toBe(sealed)
})

test('a secret moved to another row does not open', () => {
  const sealed = seal.seal('whsec_abc', 'endpoint 1')
  expect(() => seal.open(sealed, 'endpoint 2')).toThrow('unable to authenticate data')
})

test('a secret that was changed, or sealed with another key, does not open', () => {
  const sealed = seal.seal('whsec_abc', 'endpoint 1')
  const last = sealed.at(-2) === 'A' ? 'B' : 'A'
  expect(() => seal.open(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, 'endpoint 1')).toThrow(
    'unable to authenticate data',
  )
  const other = createSeal('another secret of the installation, also long')
  expect(() => other.open(sealed, 'endpoint 1')).toThrow('a secret was sealed with another key')
})
