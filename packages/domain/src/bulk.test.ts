import { expect, test } from 'vitest'
import { columnsToMend, type BulkColumn } from './bulk.ts'

test.each<[string, BulkColumn, readonly BulkColumn[]]>([
  ['address.missing', 'customer_email', ['customer_email', 'customer_phone']],
  ['phone.missing', 'customer_phone', ['customer_phone', 'sms_notification', 'whatsapp_notification']],
  ['amount.missing', 'amount', ['amount']],
])('%s can be mended in every column its hint names', (code, column, columns) => {
  expect(columnsToMend({ code, column })).toEqual(columns)
})
