import { databaseForTests } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'

const database = databaseForTests()

test('callbacks that came before they had a key by attempt are given it, where they speak of one', async () => {
  const { db } = database()
  await db.execute(sql`drop schema public cascade; create schema public`)
  await migrate(db, undefined, '0035_claims_of_their_attempt')
  await db.execute(sql`
    insert into gateway_event (merchant_id, gateway_code, dedupe_key, source, evidence, received_at)
    select 1, 'card', n::text, 'callback', evidence::jsonb, now()
    from (values
      (1, '[{"trackId":"R1"},{"trackId":"R2"}]'),
      (2, '[]'),
      (3, json_build_array(json_build_object('trackId', repeat('9', 129)))::text)
    ) as old (n, evidence)`)
  await migrate(db)
  const { rows } = await db.execute(
    sql`select track_id as track, deliveries, last_heard_at as last from gateway_event order by id`,
  )
  expect(rows).toEqual([
    { track: 'R1', deliveries: 1, last: null },
    { track: null, deliveries: 1, last: null },
    { track: null, deliveries: 1, last: null },
  ])
})
