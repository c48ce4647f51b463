import { pngOf } from '@wasl/tests/support/png-of'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { receiptPdf } from './receipt-pdf.ts'
import type { Logo } from './receipt-logo.service.ts'
import type { Receipt } from './receipt.ts'

const receipt: Receipt = {
  language: 'ar',
  merchant: { name: 'تمرة ومدّ', legal: null, website: null, phone: '+965 2234 5678', brand: '#f77c1a' },
  logoUrl: null,
  number: { label: 'الرقم المرجعي', value: 'R1' },
  status: 'مدفوعة',
  amount: '48.750\u00a0د.ك',
  time: '20 نوفمبر 2026، 06:04 م',
  settledAt: new Date('2026-11-20T15:04:00Z'),
  parts: [{ title: 'تفاصيل الدفع', rows: [{ label: 'الإجمالي', value: '48.750\u00a0د.ك', isTotal: true }] }],
  address: 'http://localhost:4000/ar/attempt/AT-1/receipt',
}

const drawn = async (logo: Logo | null) => Buffer.from(await receiptPdf(receipt, logo)).toString('latin1')

test('the same receipt is the same file, byte for byte', async () => {
  const [one, two] = [await receiptPdf(receipt, null), await receiptPdf(receipt, null)]
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  expect(Buffer.from(one).subarray(0, 8).toString()).toBe('%PDF-1.7')
})

test('the file carries what it draws of the font, and not the rest', async () => {
  const file = Buffer.from(await receiptPdf(receipt, null)).toString('latin1')
  expect(file).toMatch(/\/BaseFont \/[A-Z]{6}\+IBMPlexSansArabic/)
  expect(file.length).toBeLessThan(40_000)
})

const inflated = (file: Buffer): string => {
  const texts: string[] = []
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue
    try {
      texts.push(inflateSync(file.subarray(at + 7)).toString('latin1'))
    } catch {
      // Not every stream is compressed.
    }
  }
  return texts.join('\n')
}

test('Arabic is found in reading order: what copies text sees the drawings, what reads aloud the element', async () => {
  const file = Buffer.from(await receiptPdf(receipt, null))
  const inside = inflated(file)
  expect(inside).not.toContain('/ActualText')
  // "الإجمالي" has one drawing for lam and alef; it is read from the right.
  expect(inside).toContain('<0625 0644>')
  expect(inside).not.toContain('<0644 0625>')
  const total = Buffer.from('الإجمالي', 'utf16le').swap16().toString('latin1')
  expect(file.toString('latin1')).toContain(total)
})

test('a receipt is by its merchant alone', async () => {
  const file = await drawn(null)
  const [author, creator, producer] = ['Author', 'Creator', 'Producer'].map((field) => {
    const [, id = ''] = new RegExp(`/${field} (\\d+) 0 R`).exec(file) ?? []
    return file.split(`\n${id} 0 obj\n`)[1]?.split('\nendobj')[0]
  })
  expect(author).toContain('\u0006*\u0006E')
  expect([creator, producer]).toEqual([author, author])
  expect(file).not.toContain('Wasl')
})

test('a merchant’s drawn logo is a figure with the merchant’s name', async () => {
  const logo = {
    side: 32,
    shapes: [{ name: 'circle', attributes: { cx: '16', cy: '16', r: '8', fill: '#f77c1a' } }],
  }
  const file = await drawn({ kind: 'drawing', drawing: logo })
  expect(file).toContain('/S /Figure')
})

const hasPicture = (file: string) => /\/Subtype \/Image/.test(file)

test('a logo that was uploaded is drawn, transparent or not, and is the same file again', async () => {
  for (const isTransparent of [true, false]) {
    const logo = { kind: 'bitmap', bytes: pngOf({ width: 90, height: 30, isTransparent }) } as const
    const file = await drawn(logo)
    expect(hasPicture(file)).toBe(true)
    expect(file).toContain('/S /Figure')
    expect(await drawn(logo)).toBe(file)
  }
})

const whole = pngOf({ width: 8, height: 8, isTransparent: true })
test.each([
  ['is cut off', whole.subarray(0, -20)],
  [
    'has rows that nobody can unpack',
    pngOf({ width: 8, height: 8, isTransparent: true, rows: 'not packed' }),
  ],
  ['has a filter that does not exist', pngOf({ width: 8, height: 8, isTransparent: true, filter: 9 })],
  ['unpacks to more than it says', pngOf({ width: 8, height: 8, isTransparent: true, tooMuch: true })],
  ['is a WebP, for which PDF has no form', Buffer.from('RIFF____WEBPVP8 ')],
])('a logo that %s is left out, and the receipt is drawn', async (_, bytes) => {
  const file = await drawn({ kind: 'bitmap', bytes })
  expect(hasPicture(file)).toBe(false)
  expect(file).not.toContain('/S /Figure')
})
