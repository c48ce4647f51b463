import { expect, test } from 'vitest'
import { withUser } from './server-address.ts'

const here = { user: 'wasl', env: {}, hasSocket: false }

test.each([
  ['postgres:///pay', 'postgres://wasl@/pay'],
  ['postgresql:///pay?sslmode=disable', 'postgresql://wasl@/pay?sslmode=disable'],
  ['postgres://db.example.com/pay', 'postgres://wasl@db.example.com/pay'],
  ['postgres://noura:word@db.example.com/pay', 'postgres://noura:word@db.example.com/pay'],
  ['postgres:///pay?user=noura', 'postgres:///pay?user=noura'],
])('%j is read as %j', (address, read) => {
  expect(withUser(address, here)).toBe(read)
})

test('PGUSER names the user, and without a host the socket of this machine is asked where there is one', () => {
  expect(withUser('postgres:///pay', { ...here, env: { PGUSER: 'noura' } })).toBe('postgres:///pay')
  expect(withUser('postgres:///pay', { ...here, hasSocket: true })).toBe(
    'postgres://wasl@/pay?host=%2Fvar%2Frun%2Fpostgresql',
  )
  expect(withUser('postgres://db.example.com/pay', { ...here, hasSocket: true })).toBe(
    'postgres://wasl@db.example.com/pay',
  )
})
