import { expect, test } from 'vitest'
import { filledHtml, filledText, oneLine, templateProblem, variables } from './template.domain.ts'

const values = {
  merchant: 'تمرة ومدّ',
  customer: 'Noura',
  amount: 'KWD\u00a048.750',
  reference: 'TT-1001',
  description: 'Dates',
  link: 'http://localhost:4000/en/pay/PR-1001',
}

const paid = { occasion: 'paid', part: 'body' } as const

test('every variable there is may be named, and no other', () => {
  const all = variables.map((name) => `{${name}}`).join(' ')
  expect(templateProblem(all, paid)).toBeNull()
  expect(templateProblem('{secret}', paid)).toEqual({ kind: 'unknownVariable', name: 'secret' })
  expect(templateProblem('{constructor}', paid)).toEqual({ kind: 'unknownVariable', name: 'constructor' })
})

test('of a server that went silent no amount may be named', () => {
  const about = { ...paid, occasion: 'webhook_disabled' } as const
  expect(templateProblem('{merchant} {link}', about)).toBeNull()
  expect(templateProblem('{amount}', about)).toEqual({ kind: 'unknownVariable', name: 'amount' })
})

test.each([
  ['', { kind: 'empty' }],
  ['  ', { kind: 'empty' }],
  ['{ amount }', { kind: 'strayBrace' }],
  ['{amount', { kind: 'strayBrace' }],
  ['{{amount}}', { kind: 'strayBrace' }],
  ['x'.repeat(200), null],
  ['x'.repeat(201), { kind: 'tooLong', limit: 200 }],
])('the subject %j is %j', (text, problem) => {
  expect(templateProblem(text, { ...paid, part: 'subject' })).toEqual(problem)
})

test('every variable is filled in by its own value', () => {
  const all = variables.map((name) => `{${name}}`).join('|')
  expect(filledText(all, { ...values, merchant: 'Tamra' }, 'en')).toBe(
    ['Tamra', values.customer, values.amount, values.reference, values.description, values.link].join('|'),
  )
})

test('in Arabic every value is isolated, in English what is written from right to left', () => {
  const template = '{merchant} {amount} {reference}'
  expect(filledText(template, values, 'ar')).toBe(
    '\u2068تمرة ومدّ\u2069 \u2068KWD\u00a048.750\u2069 \u2068TT-1001\u2069',
  )
  expect(filledText(template, values, 'en')).toBe('\u2068تمرة ومدّ\u2069 KWD\u00a048.750 TT-1001')
})

test('a link stands bare, so that programs find its end', () => {
  expect(filledText('{link}', values, 'ar')).toBe(values.link)
})

test('in HTML values and the merchant’s own words are escaped, and values isolated', () => {
  const nasty = { ...values, customer: '<script>alert(1)</script>', reference: '" onload="x' }
  expect(filledHtml('<b>{customer}</b> {reference}', nasty)).toBe(
    '&#60;b&#62;<bdi>&#60;script&#62;alert(1)&#60;/script&#62;</bdi>&#60;/b&#62; <bdi>&#34; onload=&#34;x</bdi>',
  )
})

test('a value that names a variable is not filled again', () => {
  expect(filledText('{customer}', { ...values, customer: '{amount}' }, 'en')).toBe('{amount}')
})

test('a value can neither add a line nor turn the text around', () => {
  expect(oneLine('Noura\r\nBcc: x@example.com')).toBe('Noura Bcc: x@example.com')
  expect(oneLine('a\u202eb\u2067c\u0000d')).toBe('abc d')
  expect(oneLine('KWD\u00a01.000')).toBe('KWD\u00a01.000')
})
