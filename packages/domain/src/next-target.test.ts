import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTarget } from './next-target.ts'

const ownOrigin = 'https://pay.example'
const rules = { ownOrigin, redirectOrigins: ['https://tamra-tide.example', 'http://localhost:4000'] }

const traps = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '/\\/evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '\u0000//evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/%2e%2e//evil.test',
  '/%5cevil.test',
  '/%5c%5cevil.test',
  '/%2f%2fevil.test',
  '/%2fevil.test',
  '/%09/evil.test',
  '/%0d%0aLocation:%20https://evil.test',
  '/en?next=a%0d%0aSet-Cookie:a',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https:\\\\evil.test',
  'ht\ntps://evil.test',
  'https://pay.example@evil.test',
  'https://pay.example:pass@evil.test/',
  'https://tamra-tide.example@evil.test',
  'https://tamra-tide.example\\@evil.test',
  'https://evil.test\\.tamra-tide.example',
  'https://evil.test\u3002tamra-tide.example',
  'https://evil\uff0etest',
  'https://evil.test\uff0f.tamra-tide.example',
  'https://tamra\u2011tide.example',
  'https://evil%2etest',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript://pay.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
]

test.each(traps.map((trap) => [JSON.stringify(trap), trap]))('%s leads nowhere', (_, trap) => {
  expect(nextTarget(trap, rules)).toBe(null)
})

test('the corpus holds 49 traps, and a check for one leading slash would fall into ten of them', () => {
  const falls = traps.filter((trap) => trap.startsWith('/') && !trap.startsWith('//') && leaves(trap))
  expect(new Set(traps).size).toBe(49)
  expect(falls).toHaveLength(10)
})

test.each([
  '',
  'en/pay/PR-1001',
  '/en/../admin',
  '/en/./pay',
  '/en/%2E%2e/admin',
  '/en/a%zz',
  '/en/a b',
  '/en/<script>',
  '/ar/／evil',
  'https://evil.test:70000/',
  'https://-evil.test/',
  'https://shop.example/..//evil.test',
  `/${'a'.repeat(2_000)}`,
])('%s is no address to follow', (text) => {
  expect(nextTarget(text, rules)).toBe(null)
})

test.each([
  ['/', '/'],
  ['/en/pay/PR-1001', '/en/pay/PR-1001'],
  ['/en/attempt/a_b-c?next=https://x.example//y#top', '/en/attempt/a_b-c?next=https://x.example//y#top'],
  ['/ar/catalogue/قهوة', '/ar/catalogue/%D9%82%D9%87%D9%88%D8%A9'],
  ['/@evil.test', '/@evil.test'],
  ['/evil.test', '/evil.test'],
  ['https://pay.example', '/'],
  ['HTTPS://PAY.example:443/en/pay/PR-1001?a=1', '/en/pay/PR-1001?a=1'],
  ['https://pay.example?a=1', '/?a=1'],
])('%s stays on this site', (text, path) => {
  expect(nextTarget(text, rules)).toEqual({ kind: 'path', path })
})

test("an exact origin of the merchant's list is followed", () => {
  expect(nextTarget('https://tamra-tide.example/thanks?o=1', rules)).toEqual({
    kind: 'origin',
    url: 'https://tamra-tide.example/thanks?o=1',
  })
  expect(nextTarget('http://localhost:4000/en', rules)).toEqual({
    kind: 'origin',
    url: 'http://localhost:4000/en',
  })
})

test.each([
  ['https://evil.test/a', 'evil.test'],
  ['http://tamra-tide.example/', 'tamra-tide.example'],
  ['https://tamra-tide.example:8443/', 'tamra-tide.example:8443'],
  ['https://tamra-tide.example.evil.test/', 'tamra-tide.example.evil.test'],
  ['https://eviltamra-tide.example/', 'eviltamra-tide.example'],
  ['https://xn--mgbh0fb.example/', 'xn--mgbh0fb.example'],
])('%s is named before it is followed', (text, host) => {
  expect(nextTarget(text, rules)).toEqual({ kind: 'interstitial', url: text, host })
})

test('whatever is typed, a path stays on this origin and an origin is on the list', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '%2e',
    '%5c',
    '%2f',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'https:',
    'evil.test',
    'tamra-tide.example',
    'en',
    '｡',
    '％',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const target = nextTarget(parts.join(''), rules)
      if (target?.kind === 'path') expect(leaves(target.path)).toBe(false)
      if (target?.kind === 'origin') expect(rules.redirectOrigins).toContain(new URL(target.url).origin)
      if (target?.kind === 'interstitial') expect(new URL(target.url).host).toBe(target.host)
    }),
    { numRuns: 5_000 },
  )
})

/** As a browser reads it, also when the path it arrives at is used as an address once more. */
function leaves(text: string): boolean {
  const first = new URL(text, ownOrigin)
  return first.origin !== ownOrigin || new URL(first.pathname, ownOrigin).origin !== ownOrigin
}
