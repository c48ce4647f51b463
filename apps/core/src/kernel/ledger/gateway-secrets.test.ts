import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eachEngine } from '@wasl/tests/support/database'
import {
  deliver,
  openLedger,
  press,
  request,
  startPaying,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '../../platform/backup/backup.service.ts'
import { createSeal } from '../../platform/sealing/sealed.ts'
import { sealGatewaySecrets } from '../gateways/gateway-secrets.ts'

const secret = 'an-installation-secret-of-the-tests'
const terminalKey = 'TK-7f31-never-in-the-clear'

/** The gateway of the card bank has a key. */
async function giveKey({ db, merchantId }: LedgerScene): Promise<void> {
  const sealed = sealGatewaySecrets(
    createSeal(secret),
    { merchantId, code: 'card' },
    { terminal_key: terminalKey },
  )
  await db.execute(sql`update gateway set sealed_secrets = ${JSON.stringify(sealed)}::jsonb,
    settings = '{"terminal": "T-1"}' where merchant_id = ${merchantId} and code = 'card'`)
}

eachEngine((database) => {
  test('a key of a gateway reaches its adapter, and lies neither in the row nor in a backup', async () => {
    const { db, pool, kind } = database()
    const scene = await openLedger(db, { seal: createSeal(secret) })
    await giveKey(scene)
    let told: unknown = null
    scene.bank.state.beforeAnswer = async ({ account: { settings, secrets } }) =>
      void (told = { settings, secrets })
    await startPaying(scene, await request(scene))
    expect(told).toEqual({ settings: { terminal: 'T-1' }, secrets: { terminal_key: terminalKey } })

    const { rows } = await db.execute<{ text: string }>(
      sql`select gateway::text as text from gateway where merchant_id = ${scene.merchantId}`,
    )
    expect(rows.map(({ text }) => text).join('\n')).toContain('terminal_key')
    expect(rows.map(({ text }) => text).join('\n')).not.toContain(terminalKey)
    const folder = await mkdtemp(join(tmpdir(), 'wasl-sealed-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'backup.tar.gz')
    const clock = scene.clock
    await backUp({ pool, kind, mode: 'production', secret, dataFolder: folder, clock, file })
    const archive = gunzipSync(await readFile(file)).toString('latin1')
    expect(archive).toContain('terminal_key')
    expect(archive).not.toContain(terminalKey)
  })

  test('keys that another WASL_SECRET sealed close their own gateway alone, and the log names it', async () => {
    const errors: object[] = []
    const log = { ...quietLog, error: (fields: object) => void errors.push(fields) }
    const scene = await openLedger(database().db, { seal: createSeal('another secret'), log })
    await giveKey(scene)
    const { merchantId } = scene
    const transactionId = await request(scene)
    expect(await scene.ledger.pay(press(scene, transactionId))).toEqual({
      ok: false,
      error: { kind: 'gatewayNotOffered' },
    })
    expect(errors).toContainEqual({ err: expect.any(Error) as Error, merchantId, gateway: 'card' })
    expect(String((errors[0] as { err: Error }).err)).toContain('a secret was sealed with another key')
    expect(await deliver(scene, [])).toBe('secretsClosed')
    const attempt = await startPaying(scene, transactionId, { gatewayCode: 'knet' })
    expect(attempt.gatewayCode).toBe('knet')
  })

  test('a key moved to another gateway does not open there', async () => {
    const scene = await openLedger(database().db, { seal: createSeal(secret) })
    await giveKey(scene)
    await scene.db.execute(sql`update gateway set sealed_secrets =
      (select sealed_secrets from gateway where merchant_id = ${scene.merchantId} and code = 'card')
      where merchant_id = ${scene.merchantId} and code = 'knet'`)
    const refused = await scene.ledger.pay(press(scene, await request(scene), { gatewayCode: 'knet' }))
    expect(refused).toEqual({ ok: false, error: { kind: 'gatewayNotOffered' } })
  })
})
