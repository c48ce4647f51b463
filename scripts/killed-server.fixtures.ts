import { start } from '@wasl/bff/main'
import type { Config } from '@wasl/core/platform/config/config'
import { money } from '@wasl/domain/money'
import { silentLog } from '@wasl/tests/support/silent-log'
import type { Book } from '@wasl/tests/support/wasl-book'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** What a payer was told, each once and for good. */
export type Told = { id: string; atBank: boolean; taken: boolean; paid: boolean }

const patienceMs = 300_000
const requests = '/api/v1/plugins/payment_request/transaction'

/** Requests of the demo's first merchant to be paid, of 7.000 KWD each. */
export async function requestsOn(config: Config, count: number): Promise<string[]> {
  const running = await start(config, { log: silentLog })
  const { core } = running.embedded!
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const made = await core.ledger.createTransaction({
      merchantId: 1,
      plugin: 'payment_request',
      unitKey: 'main',
      amount: money(7_000, 'KWD'),
      pgCodes: ['knet'],
      expiresAt: new Date(Date.now() + 86_400_000),
      customerId: null,
      orderNo: `KILL-${n}`,
      descriptionEn: 'Coffee order',
      descriptionAr: 'طلب قهوة',
    })
    if (!made.ok) throw new Error(made.error)
    ids.push(made.value.publicId)
  }
  await running.stop()
  return ids
}

/**
 * Pays one request by what a browser without script does, and asks again for as long as it takes whenever an answer does not
 * come, less and less often. `told` is written as soon as an answer is there: from then on nothing of it may be lost. Every payer has an address.
 */
export async function payThrough(
  url: string,
  told: Told,
  address: string,
  leaves = AbortSignal.timeout(patienceMs),
): Promise<void> {
  const heard: string[] = []
  const ask = async (path: string, { headers, ...rest }: RequestInit = {}) => {
    const answer = await fetch(new URL(path, url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: { 'x-forwarded-for': address, ...headers },
      ...rest,
    })
    heard.push(String(answer.status))
    return answer
  }
  const until = <T>(what: string, say: () => Promise<T | null>) =>
    untilSaid(leaves, () => `${told.id} ${what}, answered ${heard.join(' ')}`, say)
  // An attempt that the bank never heard of ended meanwhile: its page offers to try again, which is another press.
  let key = randomUUID()
  const bank = await until('is led to the bank', async () => {
    const answer = await ask(`${requests}/pay/${told.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ gateway_code: 'knet' }),
    })
    if (answer.status !== 200) return null
    const { redirect_url: bankPage } = (await answer.json()) as { redirect_url: string }
    if (new URL(bankPage).pathname.startsWith('/sandbox-bank/')) return bankPage
    key = randomUUID()
    return null
  })
  told.atBank = true
  const wayBack = await until('answers at the bank', async () => {
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
  await until('is paid', async () => {
    const answer = await ask(`${requests}/details/${told.id}`)
    const { state } = answer.ok ? ((await answer.json()) as { state: string }) : { state: '' }
    return state === 'Paid' || null
  })
  told.paid = true
}

/** Somebody is led to the bank and says nothing there: the bank decides until the storm is over. */
export async function leaveAtBank(url: string, id: string): Promise<void> {
  const answer = await fetch(new URL(`${requests}/pay/${id}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ gateway_code: 'knet' }),
  })
  if (answer.status !== 200) throw new Error(`${id} was answered ${answer.status}`)
}

type Payers = { ids: string[]; count: number; over: AbortSignal; pay?: typeof payThrough }

/** So many who pay one request after the other until it is over. What each was told is in `told` as soon as it is said. */
export function payersOn(url: string, { ids, count, over, pay = payThrough }: Payers) {
  const told: Told[] = []
  const paying = Array.from({ length: count }, async (_, payer) => {
    while (!over.aborted) {
      const id = ids.pop()
      if (id === undefined) throw new Error('there were fewer requests than turns')
      const mine = { id, atBank: false, taken: false, paid: false }
      told.push(mine)
      await pay(url, mine, `198.51.${payer}.${told.length % 250}`)
    }
  })
  return { told, done: Promise.all(paying) }
}

export const isPaidOnce = ({ state, money: moved }: Book): boolean =>
  state === 'paid' && moved.join() === 'capture counted 7000'

async function untilSaid<T>(
  leaves: AbortSignal,
  what: () => string,
  say: () => Promise<T | null>,
): Promise<T> {
  for (let pauseMs = 250; !leaves.aborted; pauseMs = Math.min(2 * pauseMs, 4_000)) {
    const said = await say().catch(() => null)
    if (said !== null) return said
    await wait(pauseMs)
  }
  throw new Error(`it never came to pass that ${what()}`)
}
