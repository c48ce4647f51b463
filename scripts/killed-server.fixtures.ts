import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** What a payer was told, each once and for good. */
export type Told = { id: string; atBank: boolean; taken: boolean; paid: boolean }

const patienceMs = 120_000
const core = '/api/v1/plugins/payment_request/transaction'

/**
 * Pays one request by what a browser without script does, and asks again for as long as it takes whenever an answer does not
 * come, less and less often. `told` is written as soon as an answer is there: from then on nothing of it may be lost. Every payer has an address.
 */
export async function payThrough(url: string, told: Told, address: string): Promise<void> {
  const until = Date.now() + patienceMs
  const ask = (path: string, { headers, ...rest }: RequestInit = {}) =>
    fetch(new URL(path, url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: { 'x-forwarded-for': address, ...headers },
      ...rest,
    })
  const key = randomUUID()
  const bank = await untilSaid(until, `${told.id} is led to the bank`, async () => {
    const answer = await ask(`${core}/pay/${told.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ gateway_code: 'knet' }),
    })
    return answer.status === 200 ? ((await answer.json()) as { redirect_url: string }).redirect_url : null
  })
  told.atBank = true
  const wayBack = await untilSaid(until, `${told.id} answers at the bank`, async () => {
    const answer = await ask(`${new URL(bank).pathname}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'answer=approve',
    })
    return answer.status === 303 ? (answer.headers.get('location') ?? '') : null
  })
  told.taken = true
  // Whose answer was lost finds the bank closed, and is not led back; the bank's own word has to do.
  if (wayBack.includes('/return/')) await ask(wayBack).catch(() => null)
  await untilSaid(until, `${told.id} is paid`, async () => {
    const answer = await ask(`${core}/details/${told.id}`)
    const { state } = answer.ok ? ((await answer.json()) as { state: string }) : { state: '' }
    return state === 'Paid' || null
  })
  told.paid = true
}

async function untilSaid<T>(until: number, what: string, say: () => Promise<T | null>): Promise<T> {
  for (let pauseMs = 250; Date.now() < until; pauseMs = Math.min(2 * pauseMs, 4_000)) {
    const said = await say().catch(() => null)
    if (said !== null) return said
    await wait(pauseMs)
  }
  throw new Error(`it never came to pass that ${what}`)
}
