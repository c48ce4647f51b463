import { createApiKeys } from '@wasl/core/kernel/api-keys/api-keys.service'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import type { SignedIn } from '../../../support/staff.ts'
import { newKey, operationsDesk } from './operations-desk.ts'

const database = databaseForTests()
const { desk, act, paid } = operationsDesk(database)

test('an API key that asks for a permission is told that it asks nobody, and nothing is done', async () => {
  const { id } = await paid()
  const keys = createApiKeys({ db: database().db, clock: desk().clock })
  const { key } = await keys.issue({
    merchantId: desk().shop.merchantId,
    name: 'Shop',
    scopes: ['transactions:operate'],
    by: 'test',
  })
  for (const at of [id, 'nobody-has-this-one-id'])
    expect(
      await act('operations.refund', at, {
        as: { headers: {} } as SignedIn,
        query: '?ask=permission',
        headers: { ...newKey(), authorization: `Api-Key ${key}` },
        body: { amount: null },
      }),
    ).toMatchObject({
      status: 400,
      body: { ask: ['An API key asks nobody. Nothing was done: leave this out to do it.'] },
    })
  await desk().expectBooksAgree()
})
