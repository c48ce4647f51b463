import { eachEngine } from '@wasl/tests/support/database'
import { openLedger, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { findBulks, findInitiators, findProducts } from './choices.store.ts'

eachEngine((database) => {
  test('two hundred values of a filter are all there are, or its beginning that says so', async () => {
    const scene = await openLedger(database().db)
    const { db, merchantId } = scene
    const make = (n: number) => {
      const name = `n${1000 + n}`
      return request(scene, { initiator: name, productType: name, bulkId: name, bulkName: name })
    }
    for (let n = 0; n < 200; n += 1) await make(n)
    const all = [findInitiators, findProducts, findBulks]
    const facts = async () =>
      Promise.all(
        all.map(async (find) => {
          const { values, isCut } = await find(db, merchantId)
          return [values.length, isCut]
        }),
      )
    expect(await facts()).toEqual(Array.from({ length: 3 }, () => [200, false]))
    await make(200)
    expect(await facts()).toEqual(Array.from({ length: 3 }, () => [200, true]))
    expect((await findInitiators(db, merchantId)).values.at(-1)).toBe('n1199')
  })
})
