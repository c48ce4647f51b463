import { RecentAction } from '@wasl/contracts/core/dashboard/recent-action'
import { expect, test } from 'vitest'
import { recentActionOnWire } from './recent-action-on-wire.ts'

const entry = { id: 7, actor: 'admin.demo', at: new Date('2026-11-20T11:05:00Z'), transaction: null }
const told = (action: string, object: string) =>
  RecentAction.parse(recentActionOnWire({ ...entry, action, object }, 'en'))

test('a report that has a page is named, an export that was downloaded at once has none', () => {
  expect(told('report.asked', 'RP-7').report_id).toBe('RP-7')
  expect(told('report.streamed', 'transactions:payment_request')).toMatchObject({
    description: 'Downloaded an export at once',
    report_id: null,
  })
})
