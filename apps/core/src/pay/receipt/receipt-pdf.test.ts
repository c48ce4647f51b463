import { expect, test } from 'vitest'
import { receiptPdf } from './receipt-pdf.ts'
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

test('a merchant’s drawn logo is a figure with the merchant’s name', async () => {
  const logo = {
    side: 32,
    shapes: [{ name: 'circle', attributes: { cx: '16', cy: '16', r: '8', fill: '#f77c1a' } }],
  }
  const file = Buffer.from(await receiptPdf(receipt, logo)).toString('latin1')
  expect(file).toContain('/S /Figure')
})
