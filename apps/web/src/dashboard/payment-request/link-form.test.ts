import { expect, test } from 'vitest'
import { newLinkOf, readMaxUses, startLink } from './link-form.ts'

const instantOf = (wall: string) => `${wall}:00+03:00`

test('how many may pay is a whole number in any digits, or nothing', () => {
  expect(['', ' ', '20', '٢٠', '100000'].map(readMaxUses)).toEqual([null, null, 20, 20, 100_000])
  expect(['0', '1.5', '-3', 'many', '100001', '1000000'].map(readMaxUses)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
})

test('what belongs to one payer, or to one request, is no part of a link', () => {
  const draft = { ...startLink(true), asks: ['phone', 'name'] as const, maxUses: '3', inactiveMessageEn: ' ' }
  const fields = {
    amount: '5.000',
    firstName: 'Noura',
    lastName: 'A',
    email: 'noura@example.com',
    phone: '+96550012345',
    secondPhone: '+96550012346',
    webhookUrl: 'https://hooks.example',
  }
  expect(newLinkOf({ ...draft, linkUntil: '2026-12-24T18:00' }, { fields, life: '168', instantOf })).toEqual({
    fields: { amount: '5.000', expiresInHours: 168 },
    asks: ['name', 'phone'],
    maxUses: 3,
    inactiveMessageEn: null,
    inactiveMessageAr: null,
    expirationTime: '2026-12-24T18:00:00+03:00',
  })
})

test('a link that began as a request of its own length takes the usual day', () => {
  expect(newLinkOf(startLink(true), { fields: {}, life: 'custom', instantOf })).toMatchObject({
    fields: { expiresInHours: 24 },
    maxUses: null,
    expirationTime: null,
  })
})
