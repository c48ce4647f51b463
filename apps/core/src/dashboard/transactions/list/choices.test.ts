import { eachEngine } from '@wasl/tests/support/database'
import { openLedger, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { transactionChoices } from './transactions.list.ts'

eachEngine((database) => {
  test('two hundred values of a filter are all there are, or its beginning that says so', async () => {
    const scene = await openLedger(database().db)
    const { db, merchantId } = scene
    const make = (n: number) => {
      const name = `n${1000 + n}`
      return request(scene, { initiator: name, productType: name, bulkId: name, bulkName: name })
    }
    for (let n = 0; n < 200; n += 1) await make(n)
    const scope = { merchantId, plugins: ['payment_request'], isDeleted: false }
    const all = [transactionChoices.initiator, transactionChoices.productType, transactionChoices.bulk]
    const facts = async () =>
      Promise.all(
        all.map(async (find) => {
          const { values, isCut } = await find(db, scope)
          return [values.length, isCut]
        }),
      )
    expect(await facts()).toEqual(Array.from({ length: 3 }, () => [200, false]))
    await make(200)
    expect(await facts()).toEqual(Array.from({ length: 3 }, () => [200, true]))
    expect((await transactionChoices.initiator(db, scope)).values.at(-1)).toMatchObject({ value: 'n1199' })
  })
})
