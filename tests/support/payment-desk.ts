import { createCore, type Core } from '@wasl/core/app'
import { createGateways } from '@wasl/core/kernel/gateways/registry'
import type { Db } from '@wasl/core/platform/db/db'
import { openFiles } from '@wasl/core/platform/files/files'
import { createLog } from '@wasl/core/platform/log/log'
import { afterEach, beforeEach } from 'vitest'
import { openTestBank } from './bank.ts'
import { answerText, bringBack } from './desk-answers.ts'
import { openShop } from './desk-shop.ts'
import { deskVerbs, publicUrl, type DeskSetting, type DeskVerbs } from './desk-verbs.ts'
import { createTestClock } from './fixtures/ledger.fixtures.ts'

/** A shop with the real core behind it, a customer in front of it and the real sandbox bank across the street. */
export type PaymentDesk = DeskSetting &
  DeskVerbs & {
    /** Another merchant on the same core and at the same bank. */
    neighbour(): Promise<DeskVerbs>
  }

/** A desk of its own for every test of a file, whose books are checked when the test is over. Call it inside a test. */
export function deskForTests(database: () => { db: Db }): () => PaymentDesk {
  let open: Awaited<ReturnType<typeof openPaymentDesk>> | null = null
  beforeEach(async () => {
    open = await openPaymentDesk(database().db)
  })
  afterEach(() => open?.close())
  return () => {
    if (!open) throw new Error('the desk is open inside tests only')
    return open.desk
  }
}

async function openPaymentDesk(db: Db): Promise<{ desk: PaymentDesk; close(): Promise<void> }> {
  const setting = await openSetting(db)
  const open = async () => deskVerbs(setting, await openShop(db))
  const first = await open()
  const neighbours: DeskVerbs[] = []
  const neighbour = async () => {
    const next = await open()
    neighbours.push(next)
    return next
  }
  return {
    desk: { ...setting, ...first, neighbour },
    async close() {
      await setting.core.stop()
      try {
        for (const desk of [first, ...neighbours]) await desk.leave()
      } finally {
        await setting.bank.close()
      }
    },
  }
}

async function openSetting(db: Db): Promise<DeskSetting> {
  const clock = createTestClock()
  const log: string[] = []
  const callbackAnswers: string[] = []
  const door: DeskSetting['door'] = { letters: 'arrive' }

  const deliver = async (url: string, init: RequestInit): Promise<Response> => {
    if (door.letters === 'are lost') return new Response(null, { status: 204 })
    if (door.letters === 'find nobody') return new Response(null, { status: 503 })
    const { pathname, host, searchParams: params } = new URL(url)
    const attemptId = /^\/bff\/return\/([^/]+)$/.exec(pathname)?.[1]
    if (attemptId) return bringBack(core, { host, attemptId, params })
    const response = await core.fetch(new Request(url, init))
    callbackAnswers.push(await answerText(response.clone()))
    return response
  }
  const bank = await openTestBank({ clock, publicUrl, deliver })
  const core: Core = createCore({
    db,
    clock,
    config: { mode: 'demo', publicUrl, secret: 'a secret for tests', key: 'a key for tests' },
    log: createLog({ level: 'info', destination: { write: (line) => void log.push(line) } }),
    gateways: createGateways({ mode: 'demo', sandbox: bank.adapter }),
    files: openFiles('/dev/null/no-files'),
  })
  return { core, bank, clock, db, door, log, callbackAnswers }
}
