import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start, type Embedded, type Running } from '@wasl/bff/main'
import { withoutLimits } from '@wasl/bff/middleware/rate-limits.fixtures'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { createLog } from '@wasl/core/platform/log/log'
import { expect } from 'vitest'

/** The whole installation in one process, as `npm start` composes it, on the seeded demo, over real sockets. */
export type BffUnderTest = Awaited<ReturnType<typeof bffUnderTest>>

export async function bffUnderTest() {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-bff-'))
  const logged: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => void logged.push(line) } })
  const running = await start(demoConfig(folder), { limits: withoutLimits, log })
  return {
    running,
    folder,
    logged,
    pool: embeddedIn(running).database.pool,
    ...browserAt(running.url),
    stateOfBooks: () => stateOfBooks(embeddedIn(running)),
    expectCleanBooks: () => expectCleanBooks(embeddedIn(running)),
    close: async () => {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function demoConfig(folder: string): Config {
  const config = readConfig({ PORT: '0', WASL_DATA: folder })
  if (!config.ok) throw new Error(config.error.join('\n'))
  return config.value
}

function embeddedIn({ embedded }: Running): Embedded {
  if (!embedded) throw new Error('there is no embedded core')
  return embedded
}

/** A browser without JavaScript, and what our script would send. */
function browserAt(url: string) {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, url), { redirect: 'manual', headers })
  const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(new URL(path, url), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
  return {
    get,
    submit,
    send: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(new URL(path, url), {
        method: 'POST',
        redirect: 'manual',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { ...fromApp, ...headers },
      }),
    /** Opens the page and presses its button. */
    async pressPlainForm(page: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
      const html = await (await get(page, headers)).text()
      const action = attribute(html, /<form[^>]* action="(\/bff\/pay\/[^"]+)"/)
      const token = attribute(html, /name="token" value="([^"]+)"/)
      return submit(action, { token, ...fields }, headers)
    },
    /** At the bank's own page: presses a button and follows the way back to the result. */
    async answerAtBank(bankPage: string, answer: string, headers: Record<string, string> = {}) {
      const html = await (await get(bankPage)).text()
      const action = attribute(html, /<form[^>]* action="(\/sandbox-bank\/pay\/[^"]+)"/)
      const back = next(await submit(action, { answer }))
      return next(await get(back, headers))
    },
  }
}

const fromApp = {
  'sec-fetch-site': 'same-origin',
  'x-requested-by': 'app',
  'content-type': 'application/json',
}

/** Where a 303 leads. */
export function next(response: Response): string {
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

const attribute = (html: string, pattern: RegExp) => (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

/** What a payment would change. The janitor's own marks (when it asks next, what it delivered) move by themselves. */
async function stateOfBooks({ database }: Embedded): Promise<string> {
  const hash = createHash('sha256')
  for (const columns of [
    'public_id, state, amount, paid_attempt_id, seen_at from payment_transaction',
    'public_id, state, amount, fee, authorized, captured, quarantined, is_winner from attempt',
    'id from money_event',
    'key from idempotency',
  ]) {
    const { rows } = await database.pool.query(`select ${columns} order by 1`)
    hash.update(JSON.stringify(rows))
  }
  return hash.digest('hex')
}

/** The invariants of reliability B.10, with the bank's own book. */
async function expectCleanBooks({ database, bank }: Embedded): Promise<void> {
  const sights = bank?.control.sessions() ?? []
  // The bank knows a merchant's gateway as a terminal, e.g. `2-card`.
  const merchantOf = (trackId: string) =>
    Number(
      sights.find(({ session }) => session.terms.trackId === trackId)?.session.terms.terminal.split('-')[0],
    )
  const books = [1, 2, 3].map((merchantId) => ({
    merchantId,
    movements: bank?.captures().filter(({ trackId }) => merchantOf(trackId) === merchantId) ?? [],
  }))
  expect(await findLedgerFaults(database.db, books)).toEqual([])
}
