import { assembleCore, type Assembled } from '@wasl/core/assemble'
import { createAdministrator } from '@wasl/core/auth/first-administrator.service'
import { openGatewaySecrets, sealGatewaySecrets } from '@wasl/core/kernel/gateways/gateway-secrets'
import { changeSecret } from '@wasl/core/kernel/installation/change-secret.service'
import { pearl } from '@wasl/core/kernel/installation/installation.fixtures'
import { installationKeyOf } from '@wasl/core/kernel/installation/installation-key.service'
import { findGateway } from '@wasl/core/kernel/merchants/gateways.store'
import { createPasswords } from '@wasl/core/kernel/people/passwords'
import { createWebhooks } from '@wasl/core/kernel/webhooks/endpoints.service'
import { systemClock } from '@wasl/core/platform/clock'
import type { Db } from '@wasl/core/platform/db/db'
import { createSeal } from '@wasl/core/platform/sealing/sealed'
import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eachEngine, testDatabase } from '../support/database.ts'
import { openReceiver } from '../support/receiver.ts'
import { silentLog } from '../support/silent-log.ts'
import { verifiedLetter } from '../support/standard-webhooks.ts'
import { asking } from './asking.ts'
import { bearer, password, signIn } from './auth/desk.ts'

const clock = systemClock
const secret = 'the-secret-of-before-that-is-long-enough'
const next = 'the-secret-from-now-on-that-is-long-enough'
const of = { merchantId: 1, code: 'cod' }
const terminalKey = { terminal_key: 'TK-7f31' }

eachEngine((database) => {
  test('under a new secret everything of before works, also while it is changed, and the old one starts nothing', async () => {
    const { db } = database()
    const receiver = await openReceiver()
    onTestFinished(receiver.close)
    const start = await starting(db, { mode: 'production', webhookTargets: [receiver.origin] })
    const before = await start(secret)
    const webhook = await fill(db, receiver.origin)
    const session = await signInAsOwner(before)

    const changing = changeBackAndForth(db)
    const answers = await askUntil(changing, before, session)
    expect(answers.length).toBeGreaterThan(20)
    expect(answers.filter((status) => status !== 200)).toEqual([])

    await expect(start(secret)).rejects.toThrow('WASL_SECRET does not open the key of this installation')
    const after = await start(next)
    await signInAsOwner(after)
    const seal = createSeal(await installationKeyOf({ db, clock }, next))
    const row = await findGateway(db, of)
    expect(openGatewaySecrets(seal, of, row?.sealedSecrets ?? {})).toEqual(terminalKey)
    const tested = await webhooksOf(db, seal, receiver.origin).sendTest({
      ...webhook,
      merchantId: 1,
      by: 'a test',
    })
    expect(tested.ok).toBe(true)
    await after.core.work.finish()
    expect(receiver.letters.map((letter) => verifiedLetter(webhook.secret, letter))).toMatchObject([
      { type: 'webhook.test' },
    ])
  })
})

test('the demo keeps who it is to push services, its bank and its users under a new secret', async () => {
  const { db, stop } = await testDatabase()
  onTestFinished(stop)
  const start = await starting(db, { mode: 'demo' })
  const keyOfPushes = async ({ core }: Assembled) => {
    const ask = asking(core.fetch)
    const answer = await ask('push.key', { headers: bearer(await signIn(ask, 'cashier.demo', password)) })
    return answer.body['public_key']
  }
  const before = await start(secret)
  const key = await keyOfPushes(before)
  await before.core.stop()
  await before.bank?.close()
  expect(await changeSecret({ db, clock }, { present: secret, next })).toMatchObject({ ok: true })
  const after = await start(next)
  expect(key).toMatch(/^[\w-]{87}$/)
  expect(await keyOfPushes(after)).toBe(key)
})

type Begins = { mode: 'demo' | 'production'; webhookTargets?: readonly string[] }

/** Starts the core of one installation, as often as it is called, and stops it when the test is over. */
async function starting(db: Db, begins: Begins): Promise<(secret: string) => Promise<Assembled>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wasl-secret-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  return async (startedWith) => {
    const config = { ...begins, publicUrl: 'http://localhost:4000', dataFolder, secret: startedWith }
    const assembled = await assembleCore(db, { config, clock, log: silentLog })
    onTestFinished(async () => {
      await assembled.core.stop()
      await assembled.bank?.close()
    })
    return assembled
  }
}

/** A merchant with its administrator, a gateway with a key and a webhook, as commands and staff make them. */
async function fill(db: Db, origin: string) {
  const key = await installationKeyOf({ db, clock }, secret)
  const seal = createSeal(key)
  const made = await createAdministrator(
    { db, clock, passwords: createPasswords(key), composition: 'spec' },
    {
      username: 'owner',
      email: 'owner@pearl.example',
      nameEn: 'Alia',
      nameAr: 'علياء',
      password,
      oneTimeCode: false,
      host: null,
      merchant: pearl,
    },
  )
  expect(made).toMatchObject({ ok: true })
  const sealed = JSON.stringify(sealGatewaySecrets(seal, of, terminalKey))
  await db.execute(sql`update gateway set sealed_secrets = ${sealed}::jsonb where code = 'cod'`)
  const added = await webhooksOf(db, seal, origin).addEndpoint({
    merchantId: 1,
    url: `${origin}/hook`,
    by: 'a test',
  })
  if (!added.ok) throw new Error('the endpoint was refused')
  return added.value
}

const webhooksOf = (db: Db, seal: ReturnType<typeof createSeal>, origin: string) =>
  createWebhooks({ db, clock, seal, targets: { allowed: [origin], onlyAllowed: true } })

async function signInAsOwner({ core }: Assembled) {
  const ask = asking(core.fetch)
  const host = pearl.host
  const session = await ask('signIn.token', {
    host,
    body: { username: 'owner', password, device: 'Firefox' },
  })
  expect(session.status).toBe(200)
  return session
}

/** Eleven changes; `next` is the last. */
async function changeBackAndForth(db: Db): Promise<void> {
  for (let change = 0; change < 11; change += 1) {
    const [present, wanted] = change % 2 === 0 ? [secret, next] : [next, secret]
    const changed = await changeSecret({ db, clock }, { present, next: wanted })
    expect(changed).toEqual({ ok: true, value: { is: 'changed' } })
  }
}

/** Four ask at once until it is over, and a fifth signs in. */
async function askUntil(
  over: Promise<void>,
  { core }: Assembled,
  session: Awaited<ReturnType<typeof signIn>>,
): Promise<number[]> {
  const ask = asking(core.fetch)
  const answers: number[] = []
  const change = { isOver: false }
  const ended = over.finally(() => (change.isOver = true))
  const each = async () => {
    for (let asked = 0; !change.isOver || asked < 10; asked += 1) {
      const { status } = await ask('account.details', { host: pearl.host, headers: bearer(session) })
      answers.push(status)
    }
  }
  await Promise.all([
    ended,
    signInAsOwner({ core, bank: null, outbox: null, finishSeeding: async () => {} }),
    each(),
    each(),
    each(),
    each(),
  ])
  return answers
}
