import { expect, test } from 'vitest'
import { mailLink, whatsAppLink } from './share-links.ts'

const shared = {
  url: 'https://pay.example/PR-1010?a=1&b=2',
  title: 'Payment request',
  text: 'Tamra & Tide asks for KWD 18.250',
}

test('WhatsApp opens with the message and the link on its own line, addressed to the digits of the phone', () => {
  expect(whatsAppLink(shared, '+965 500 12345')).toBe(
    'https://wa.me/96550012345?text=Tamra%20%26%20Tide%20asks%20for%20KWD%2018.250%0Ahttps%3A%2F%2Fpay.example%2FPR-1010%3Fa%3D1%26b%3D2',
  )
  expect(whatsAppLink(shared, '+٩٦٥ ٥٠٠ ١٢٣٤٥')).toContain('wa.me/96550012345?')
  expect(whatsAppLink(shared)).toContain('https://wa.me/?text=')
})

test('the e-mail has the title as its subject and escapes what would add a header', () => {
  expect(mailLink(shared, 'noura@example.com')).toMatch(
    /^mailto:noura@example\.com\?subject=Payment%20request&body=/,
  )
  expect(mailLink(shared, 'a@example.com?bcc=b@example.com')).toContain(
    'a@example.com%3Fbcc%3Db@example.com?subject',
  )
})

test('a message that already holds the link does not repeat it', () => {
  expect(mailLink({ ...shared, text: `Pay: ${shared.url}` })).not.toContain('%0A')
})
