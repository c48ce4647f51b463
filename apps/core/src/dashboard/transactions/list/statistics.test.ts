import { eachEngine } from '@wasl/tests/support/database'
import { kwd, openLedger, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { filtersOf } from './filters.domain.ts'
import { statisticsOf } from './statistics.service.ts'

eachEngine((database) => {
  test.each([
    ['by the running totals', {}],
    ['row by row', { unit: 'main' }],
  ])('sums above every safe integer are written to the last coin, %s', async (_how, query) => {
    const scene = await openLedger(database().db)
    const { db, merchantId } = scene
    for (let made = 0; made < 10; made += 1) await request(scene, { amount: kwd(999_999_999_999_999) })
    const asked = {
      scope: { merchantId, plugins: ['payment_request'], isDeleted: false },
      filters: filtersOf(query),
      staff: { permissions: new Set(['search_paymenttransaction']), isSuperuser: false },
    }
    const sum = [{ currency_code: 'KWD', value: '9999999999999.990' }]
    expect(await statisticsOf({ db }, asked)).toEqual({
      ok: true,
      value: {
        generated: sum,
        received: [{ currency_code: 'KWD', value: '0.000' }],
        balance: sum,
        unresolved: { count: 0, sums: [] },
        follows_filters: true,
      },
    })
  })
})
