import type { Locale } from '@wasl/domain/locale'
import { expect, test } from 'vitest'
import { previewPage } from './preview-page.ts'
import { startForm, type RequestForm } from './request-form.ts'
import { requestSetup } from './request.fixtures.ts'

const setup = requestSetup()
const shown = (changes: Partial<RequestForm>, locale: Locale = 'en') =>
  previewPage({ ...startForm(setup, null), ...changes }, { setup, expiresAt: null, locale })

test('the preview has the amount, the fees of the chosen gateways and their totals', () => {
  const page = shown({ amount: '48.750', delivery: '1.5', gateways: ['card'] })
  expect(page?.bill.amount).toEqual({ amount: '48.750', currency: 'KWD' })
  expect(page?.choices).toMatchObject([
    {
      gatewayCode: 'card',
      fee: { amount: '0.250' },
      total: { amount: '49.000' },
      delivery: { amount: '1.500' },
    },
  ])
})

test('an amount that cannot be read is none, and nothing fails over it', () => {
  expect(shown({ amount: 'abc', delivery: '12,3456' })?.bill.amount.amount).toBe('0.000')
})

test('terms, own fields and remarks show as they will', () => {
  const page = shown({
    terms: 'required',
    customFields: { branch_no: 'Salmiya' },
    promotionalPrice: ' KWD 40.000 until Friday ',
    remarks: [{ id: 0, labelEn: 'Seat', labelAr: 'المقعد', value: 'Row:4~Seat:12' }],
  })
  expect(page?.terms?.required).toBe(true)
  expect(page?.bill.merchantFields).toEqual([{ label: 'Branch', value: 'Salmiya' }])
  expect(page?.bill.promotionalPrice).toBe('KWD 40.000 until Friday')
  expect(page?.bill.remarks[0]?.rows).toEqual([
    { name: 'Row', value: '4' },
    { name: 'Seat', value: '12' },
  ])
  expect(shown({ terms: 'none' })?.terms).toBeNull()
})

test('own fields are named in the language the preview is read in, not the one of the request', () => {
  const form = { language: 'en', customFields: { branch_no: 'Salmiya' } } as const
  expect(shown(form, 'ar')?.bill.merchantFields).toEqual([{ label: 'الفرع', value: 'Salmiya' }])
})
