import { expect, test } from 'vitest'
import { networkHash } from './network-hash.ts'

const hash = (address: string, secret = 'secret') => networkHash(address, secret)

test('one address is one network, and no hash contains it', () => {
  expect(hash('185.33.12.4')).toMatch(/^[\w-]{22}$/)
  expect(hash('185.33.12.4')).toBe(hash('::ffff:185.33.12.4'))
  expect(hash('185.33.12.4')).not.toBe(hash('185.33.12.5'))
  expect(hash('185.33.12.4')).not.toBe(hash('185.33.12.4', 'another'))
})

test('one IPv6 subscriber is one network', () => {
  expect(hash('2a02:ed0:1:2::1')).toBe(hash('2a02:ed0:1:2:ffff::9'))
  expect(hash('2a02:ed0:1:2::1')).not.toBe(hash('2a02:ed0:1:3::1'))
})

test.each([
  '',
  'nonsense',
  '127.0.0.1',
  '::1',
  '10.0.0.8',
  '192.168.1.4',
  '100.64.0.9',
  'fd00::1',
  '169.254.1.1',
])('the address %j says nothing about the client', (address) => expect(hash(address)).toBeNull())
