import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'

const inside = new AsyncLocalStorage<true>()

/** Runs the work of a transaction so that a use of the pool inside it is noticed. */
export const markedAsTransaction = <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work)

export function assertOutsideTransaction(): void {
  if (inside.getStore()) throw new Error('use tx, not the pool, inside a transaction')
}

/**
 * A second connection inside a transaction waits for the transaction that waits for it: on the embedded
 * database always, on a server when the pool is full. Refused at once, so that it is found in development.
 */
export function refusePoolInsideTransactions(pool: Pool): void {
  const connect = pool.connect
  const guarded = function guarded(this: Pool, ...args: []) {
    assertOutsideTransaction()
    return Reflect.apply(connect, this, args)
  }
  pool.connect = guarded as typeof connect // the overloads differ only in the callback, which is passed on
}
