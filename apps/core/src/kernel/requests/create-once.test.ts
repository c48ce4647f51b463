import { eachEngine } from '@wasl/tests/support/database'
import { expectLedgerClean } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { requestScene } from './create-request.fixtures.ts'
import { askedByKey } from './make-request.service.ts'

eachEngine((database, kind) => {
  const most = roundsOn(kind)
  const scene = () => requestScene(database().db)

  test('the same key again is the same answer, with another body it is refused', async () => {
    const { make, clock, count } = await scene()
    const key = { idempotencyKey: 'order-1-first', plugin: 'e_commerce' } as const
    const until = { expiration_time: new Date(clock.now().getTime() + 60_000).toISOString() }
    const first = await make(until, key)
    clock.advance(3_600_000)
    const again = await make(until, key)
    expect(again).toEqual({
      ok: true,
      value: { ...(first.ok && first.value), replayed: true },
    })
    expect(await make({ ...until, amount: '48.751' }, key)).toEqual({
      ok: false,
      error: { kind: 'keyReused' },
    })
    expect(await count()).toBe(1)
    expect(await make({}, { ...key, by: askedByKey('another key') })).toMatchObject({
      ok: true,
      value: { replayed: false },
    })
  })

  // The embedded database does one transaction at a time: there the second request waits and is answered again.
  test.skipIf(kind === 'embedded')(
    'while a request is being made, the same key is told to wait',
    async () => {
      const { make, merchantId } = await scene()
      const key = { idempotencyKey: 'slow-order', plugin: 'e_commerce' } as const
      const other = await database().pool.connect()
      await other.query('begin')
      await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        JSON.stringify([merchantId, 'create:e_commerce:key', 'slow-order']),
      ])
      expect(await make({}, key)).toEqual({ ok: false, error: { kind: 'inFlight' } })
      await other.query('rollback')
      other.release()
      expect(await make({}, key)).toMatchObject({ ok: true, value: { replayed: false } })
    },
  )

  test(
    'eight servers that send one key at once make one request',
    { timeout: 60_000 + most * 2_000 },
    async () => {
      const { make, count, db } = await scene()
      const seen = { made: 0, replayed: 0, inFlight: 0 }
      for (let round = 0; round < most; round += 1) {
        const key = { idempotencyKey: `order-${round}-race`, plugin: 'e_commerce' } as const
        const wish = { order_no: `R-${round}` }
        const answers = await together(
          round,
          Array.from({ length: 8 }, () => () => make(wish, key)),
        )
        const ids = new Set<string>()
        for (const answer of answers) {
          if (answer.ok) ids.add(`${answer.value.created.id} ${answer.value.created.session_id}`)
          if (!answer.ok) expect(answer.error).toEqual({ kind: 'inFlight' })
          seen[answer.ok ? (answer.value.replayed ? 'replayed' : 'made') : 'inFlight'] += 1
        }
        expect(ids.size).toBe(1)
        expect(await make(wish, key)).toMatchObject({ ok: true, value: { replayed: true } })
      }
      expect(seen.made).toBe(most)
      expect(await count()).toBe(most)
      await expectLedgerClean(db)
    },
  )
})
