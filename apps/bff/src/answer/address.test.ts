import { expect, test } from 'vitest'
import { linkAddress, ownPath, webAddress } from './address.ts'

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'evil.test',
  '',
]

test.each(hostile)('%j is no address to link to', (text) => {
  expect([linkAddress(text), ownPath(text), webAddress(text)]).toEqual([null, null, null])
})

test('a page links to the web and to itself', () => {
  expect(linkAddress('https://shop.example/a?b=1')).toBe('https://shop.example/a?b=1')
  expect(linkAddress('/api/v1/file/1')).toBe('/api/v1/file/1')
  expect(linkAddress(null)).toBeNull()
})

test('a picture comes from this site', () => {
  expect(ownPath('https://shop.example/logo.png')).toBeNull()
  expect(ownPath('/art/logo.svg')).toBe('/art/logo.svg')
})
