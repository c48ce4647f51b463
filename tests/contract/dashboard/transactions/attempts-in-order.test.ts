import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import { operationsDesk } from './operations-desk.ts'

const database = databaseForTests()
const { desk, act } = operationsDesk(database)

test('of a request that was tried twice the newest attempt is first, and an untried one has none', async () => {
  const id = await desk().request()
  const first = await desk().press(id, { gateway: 'knet' })
  await desk().atBank(first, 'decline')
  const second = await desk().press(id, { gateway: 'knet' })
  const { body } = await act('transactions.detail', id)
  expect(body).toMatchObject({
    track_id: second.trackId,
    attempts: [{ track_id: second.trackId }, { track_id: first.trackId }],
  })
  const untried = await act('transactions.detail', await desk().request())
  expect(untried.body).toMatchObject({ track_id: null, attempts: [] })
})
