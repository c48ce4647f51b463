import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import {
  CommitOutcomeUnknown,
  DatabaseUnavailable,
  TransactionAborted,
  constraintOf,
  isUnavailable,
  isUniqueViolation,
  sqlStateOf,
} from './database-errors.ts'
import type { Db, Tx } from './db.ts'
import { inTransaction } from './in-transaction.ts'
import { inOneTrip } from './one-trip.ts'
import { safe } from './value-types.ts'

eachEngine((database, kind) => {
  beforeEach(async () => {
    await database().db.execute(sql`drop table if exists kept; create table kept (n int primary key)`)
  })

  test('what a transaction wrote is there once it is done, and only then', async () => {
    const { db } = database()
    const answer = await inTransaction(db, async (tx) => {
      await insert(tx, 1)
      return 'written'
    })
    expect([answer, await kept(db)]).toEqual(['written', [1]])
  })

  test('a transaction whose work throws leaves nothing, and its error is passed on', async () => {
    const { db } = database()
    const work = async (tx: Tx): Promise<void> => {
      await insert(tx, 1)
      throw new Error('refused')
    }
    await expect(inTransaction(db, work)).rejects.toThrow('refused')
    expect(await kept(db)).toEqual([])
  })

  test.each(['55P03', '40P01', '40001'])('work that meets %s is done again as a whole', async (state) => {
    const { db } = database()
    let attempts = 0
    await inTransaction(db, async (tx) => {
      attempts += 1
      await insert(tx, attempts)
      if (attempts < 4) await raise(tx, state)
    })
    expect([attempts, await kept(db)]).toEqual([4, [4]])
  })

  test('of statements that travel together, the first that fails says why', async () => {
    const { db } = database()
    let attempts = 0
    await inTransaction(db, async (tx) => {
      attempts += 1
      await inOneTrip(
        insert(tx, attempts),
        attempts < 4 && raise(tx, '55P03'),
        kept(tx),
        insert(tx, -attempts),
      )
    })
    expect([attempts, await kept(db)]).toEqual([4, [-4, 4]])
  })

  test('contention that outlasts three retries is reported as unavailable, with its cause', async () => {
    const { db } = database()
    let attempts = 0
    const outcome = inTransaction(db, async (tx) => {
      attempts += 1
      await raise(tx, '40P01')
    })
    const error = await outcome.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect([attempts, sqlStateOf(error)]).toEqual([4, '40P01'])
  })

  test('a broken rule is not retried, and says which rule it was', async () => {
    const { db } = database()
    await inTransaction(db, (tx) => insert(tx, 1))
    let attempts = 0
    const error = await inTransaction(db, async (tx) => {
      attempts += 1
      await insert(tx, 1)
    }).catch((thrown: unknown) => thrown)
    expect([attempts, isUniqueViolation(error), constraintOf(error)]).toEqual([1, true, 'kept_pkey'])
  })

  test('a statement’s error that the work swallows does not pass for a commit', async () => {
    const { db } = database()
    const work = async (tx: Tx): Promise<void> => {
      await insert(tx, 1)
      await insert(tx, 1).catch(() => {})
    }
    await expect(inTransaction(db, work)).rejects.toBeInstanceOf(TransactionAborted)
    expect(await kept(db)).toEqual([])
  })

  test('a part of the work can fail and be undone by itself', async () => {
    const { db } = database()
    await inTransaction(db, async (tx) => {
      await insert(tx, 1)
      await tx.transaction(async (part) => insert(part, 1)).catch(() => {})
      await insert(tx, 2)
    })
    expect(await kept(db)).toEqual([1, 2])
  })

  test('the pool and a second transaction are refused inside a transaction', async () => {
    const { db } = database()
    await expect(inTransaction(db, () => kept(db))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'use tx, not the pool, inside a transaction' }),
    })
    await expect(inTransaction(db, () => inTransaction(db, (tx) => insert(tx, 1)))).rejects.toThrow(
      'use tx, not the pool',
    )
  })

  test('two hundred transactions on ten connections are all done', async () => {
    const { db } = database()
    await Promise.all(Array.from({ length: 200 }, (_, n) => inTransaction(db, (tx) => insert(tx, n))))
    expect((await kept(db)).length).toBe(200)
  })

  test('when every connection stays taken a transaction gives up once, as unavailable', async () => {
    const { pool } = database()
    const small = new pg.Pool({ ...pool.options, max: 1, connectionTimeoutMillis: 500 })
    const taken = await small.connect()
    const error = await inTransaction(drizzle(small), (tx) => insert(tx, 1)).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toMatchObject({
      name: 'DatabaseUnavailable',
      cause: { message: 'timeout exceeded when trying to connect' },
    })
    const read = await kept(drizzle(small)).catch((thrown: unknown) => thrown)
    expect([isUnavailable(error), isUnavailable(read)]).toEqual([true, true])
    taken.release()
    await small.end()
  })

  test('a lock is waited for no longer than the transaction says', async () => {
    const { db } = database()
    const { rows } = await inTransaction(
      db,
      (tx) => tx.execute(sql`select current_setting('lock_timeout') as within`),
      { lockTimeoutMs: 1_500 },
    )
    const after = await db.execute(sql`select current_setting('lock_timeout') as outside`)
    expect([rows, after.rows]).toEqual([[{ within: '1500ms' }], [{ outside: '0' }]])
  })

  test('integers are exact, and refused where a number cannot hold them', async () => {
    const { db } = database()
    const exact = await db.execute(sql`select 9007199254740991::int8 as most, -3::int8 as less`)
    expect(exact.rows).toEqual([{ most: Number.MAX_SAFE_INTEGER, less: -3 }])
    await expect(db.execute(sql`select 9007199254740992::int8 as beyond`)).rejects.toMatchObject({
      cause: new RangeError('9007199254740992 is not a safe integer'),
    })
  })

  test('an integer that JSON had to round is refused as well', async () => {
    const { db } = database()
    const { rows } = await db.execute<{ written: { most: number; beyond: number } }>(
      sql`select json_build_object('most', 9007199254740991::int8, 'beyond', 9007199254740993::int8) as written`,
    )
    const { most = 0, beyond = 0 } = rows[0]?.written ?? {}
    expect(safe(most)).toBe(Number.MAX_SAFE_INTEGER)
    expect(() => safe(beyond)).toThrow('9007199254740992 is not a safe integer')
  })

  if (kind === 'embedded') return

  test('two transactions that lock each other out are both done in the end', async () => {
    const { db } = database()
    await db.execute(sql`insert into kept values (1), (2)`)
    const both = Promise.withResolvers<void>()
    let waiting = 0
    const touch = (first: number, second: number) => async (tx: Tx) => {
      await tx.execute(sql`update kept set n = n where n = ${first}`)
      waiting += 1
      if (waiting === 2) both.resolve()
      await both.promise
      await tx.execute(sql`update kept set n = n where n = ${second}`)
    }
    // On a busy machine whoever gave way may be back before the other wakes up, and they meet again.
    const patient = { lockTimeoutMs: 20_000, retries: 10 }
    await Promise.all([inTransaction(db, touch(1, 2), patient), inTransaction(db, touch(2, 1), patient)])
    expect(waiting).toBeGreaterThan(2)
  })

  test('a connection lost at COMMIT leaves the outcome unknown, and the work is not done again', async () => {
    const { db } = database()
    await db.execute(sql`
      create or replace function end_session() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger at_commit after insert on kept
        deferrable initially deferred for each row execute function end_session()`)
    let attempts = 0
    const outcome = inTransaction(db, async (tx) => {
      attempts += 1
      await insert(tx, 1)
    })
    await expect(outcome).rejects.toBeInstanceOf(CommitOutcomeUnknown)
    expect(attempts).toBe(1)
  })

  test('a connection lost during the work commits nothing, and the work is not done again', async () => {
    const { db } = database()
    let attempts = 0
    const outcome = inTransaction(db, async (tx) => {
      attempts += 1
      await insert(tx, 1)
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(outcome).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect([attempts, await kept(db)]).toEqual([1, []])
  })

  test('connections that died in the pool cost a transaction nothing', async () => {
    const { db } = database()
    await Promise.all(Array.from({ length: 5 }, () => kept(db)))
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await Promise.all(Array.from({ length: 5 }, (_, n) => inTransaction(db, (tx) => insert(tx, n))))
    expect(await kept(db)).toEqual([0, 1, 2, 3, 4])
  })
})

async function insert(tx: Tx, n: number): Promise<void> {
  await tx.execute(sql`insert into kept values (${n})`)
}

async function raise(tx: Tx, state: string): Promise<void> {
  await tx.execute(sql.raw(`do $$ begin raise exception 'contention' using errcode = '${state}'; end $$`))
}

async function kept(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select n from kept order by n`)
  return rows.map((row) => row['n'])
}
