import type { Embedded } from '@wasl/bff/main'

/** A request as the ledger has it: its attempts in order, and the money that counts. */
export type Book = {
  state: string
  attempts: { id: string; gateway: string; state: string; trackId: string; captured: number }[]
  /** Money events of any disposition: one capture is `['capture counted 7000']`. */
  money: string[]
}

export async function bookOf(pool: Embedded['database']['pool'], transactionId: string): Promise<Book> {
  const transaction = await pool.query<{ id: string; state: string }>(
    'select id, state from payment_transaction where public_id = $1',
    [transactionId],
  )
  const [row] = transaction.rows
  if (!row) throw new Error(`no request ${transactionId}`)
  const attempts = await pool.query<{
    id: string
    gateway: string
    state: string
    track_id: string
    captured: string
  }>(
    `select public_id as id, gateway_code as gateway, state, track_id, captured from attempt
      where transaction_id = $1 order by attempt.id`,
    [row.id],
  )
  const money = await pool.query<{ line: string }>(
    `select m.kind || ' ' || m.disposition || ' ' || m.amount as line
      from money_event m join attempt a on a.id = m.attempt_id where a.transaction_id = $1 order by m.id`,
    [row.id],
  )
  return {
    state: row.state,
    attempts: attempts.rows.map(({ track_id: trackId, captured, ...attempt }) => ({
      ...attempt,
      trackId,
      captured: Number(captured),
    })),
    money: money.rows.map(({ line }) => line),
  }
}
