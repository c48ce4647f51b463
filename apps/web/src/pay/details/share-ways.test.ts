import { expect, test } from 'vitest'
import { transactionPage } from './details.fixtures.ts'
import { shareWays } from './share-ways.ts'

const { page } = transactionPage()
const words = { locale: 'en', subject: 'Payment request from Tamra & Tide' } as const

test('WhatsApp and SMS carry the text and the phone, e-mail the subject', () => {
  const [whatsapp, sms, email] = shareWays(page, words)
  expect(whatsapp?.href).toMatch(/^https:\/\/wa\.me\/96550012345\?text=Tamra%20%26%20Tide%20asks/)
  expect(decodeURIComponent(whatsapp?.href ?? '')).toContain(page.payUrl)
  expect(sms?.href).toMatch(/^sms:\+96550012345\?&body=Tamra/)
  expect(email?.href).toMatch(
    /^mailto:noura@example\.com\?subject=Payment%20request%20from%20Tamra%20%26%20Tide&body=/,
  )
})

test('the message is in the language of the page', () => {
  const [whatsapp] = shareWays(page, { ...words, locale: 'ar' })
  expect(decodeURIComponent(whatsapp?.href ?? '')).toContain('يطلب منك')
})

test('a payer who is masked is not addressed, and the e-mail says that its address is still to be written', () => {
  const actions = page.actions.map((action) => ({ ...action, phone: null, email: null }))
  const [whatsapp, sms, email] = shareWays({ ...page, actions }, words)
  expect(whatsapp?.href).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(sms?.href).toMatch(/^sms:\?&body=/)
  expect(email).toMatchObject({ href: expect.stringMatching(/^mailto:\?subject=/), isUnaddressed: true })
})

test('a way nobody here knows is left out', () => {
  const strangers = page.actions.slice(0, 1).map((action) => ({ ...action, value: 'pigeon' }))
  const actions = [...strangers, ...page.actions]
  expect(shareWays({ ...page, actions }, words).map(({ id }) => id)).toEqual(['whatsapp', 'sms', 'email'])
})
