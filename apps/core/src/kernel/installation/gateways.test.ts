import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openGatewaySecrets } from '../gateways/gateway-secrets.ts'
import { gatewaysOf } from './gateways-of.service.ts'
import type { GatewayWish } from './gateway-change.ts'
import { historyOf, installationOf, pearl } from './installation.fixtures.ts'
import { openMerchant } from './open-merchant.service.ts'
import { saveGateway } from './save-gateway.service.ts'

const host = pearl.host
const terminalKey = 'TK-1b9-never-in-the-clear'
const knet: GatewayWish = {
  code: 'knet',
  adapter: 'bank',
  nameEn: 'KNET',
  nameAr: 'كي نت',
  settings: { terminal: 'T-1', redirect_origins: ['https://bank.example'] },
  secrets: { terminal_key: terminalKey },
}

eachEngine((database) => {
  async function installation(secret?: string) {
    const deps = installationOf(database().db, secret)
    const opened = await openMerchant(deps, pearl)
    const merchantId = opened.ok ? opened.value.merchantId : 0
    const save = async (wish: GatewayWish) => {
      const saved = await saveGateway(deps, { host, wish })
      if (saved.ok) return saved.value
      throw new Error(JSON.stringify(saved.error))
    }
    const problems = async (wish: GatewayWish) => {
      const saved = await saveGateway(deps, { host, wish })
      return saved.ok || saved.error.kind !== 'gateway' ? [] : saved.error.problems
    }
    return { ...deps, merchantId, save, problems }
  }

  test('a gateway is made with its key sealed, and listed; the same again changes nothing', async () => {
    const { db, seal, merchantId, save } = await installation()
    const made = await save(knet)
    expect(made).toMatchObject({
      is: 'new',
      gateway: {
        currencies: ['KWD'],
        operation: 'purchase',
        verbEn: 'Pay now',
        active: true,
        settings: knet.settings,
      },
    })
    const { sealedSecrets } = made.gateway
    expect(openGatewaySecrets(seal, { merchantId, code: 'knet' }, sealedSecrets)).toEqual(knet.secrets)
    expect(await save(knet)).toMatchObject({ is: 'same', gateway: { sealedSecrets, revision: 0 } })
    const listed = await gatewaysOf(db, host)
    expect(listed.ok && listed.value.gateways.map(({ code }) => code)).toEqual(['cod', 'knet'])
    const { rows } = await db.execute<{ text: string }>(
      sql`select coalesce(string_agg(audit::text, ''), '') || (select string_agg(gateway::text, '') from gateway) as text from audit`,
    )
    expect(rows[0]?.text).toContain('terminal_key')
    expect(rows[0]?.text).not.toContain(terminalKey)
  })

  test('what is not said stays, its key among it; another key takes its place, whatever sealed the old one', async () => {
    const { db, seal, merchantId, save } = await installation()
    const { gateway: before } = await save(knet)
    const { gateway: named } = await save({ code: 'knet', nameEn: 'KNET cards', currencies: ['KWD', 'USD'] })
    expect(named).toEqual({
      ...before,
      nameEn: 'KNET cards',
      currencies: ['KWD', 'USD'],
      revision: before.revision + 1,
    })
    const rotated = await installation('another-installation-secret')
    const secrets = { terminal_key: 'TK-2' }
    const { gateway: after } = await rotated.save({ code: 'knet', secrets })
    expect(openGatewaySecrets(rotated.seal, { merchantId, code: 'knet' }, after.sealedSecrets)).toEqual(
      secrets,
    )
    expect(() => openGatewaySecrets(seal, { merchantId, code: 'knet' }, after.sealedSecrets)).toThrow(
      'a secret was sealed with another key',
    )
    expect((await historyOf(db, merchantId)).slice(-2)).toEqual([
      'gateway.changed knet',
      'gateway.changed knet',
    ])
  })

  test('what is wrong with a gateway is named, all at once', async () => {
    const { save, problems } = await installation()
    await save(knet)
    const known = ['cod', 'bank']
    expect(await problems({ code: 'new' })).toEqual([{ kind: 'unknownAdapter', adapter: null, known }])
    expect(await problems({ ...knet, code: 'new', adapter: 'sandbox' })).toEqual([
      { kind: 'unknownAdapter', adapter: 'sandbox', known },
    ])
    expect(await problems({ code: 'knet', adapter: 'cod' })).toEqual([
      { kind: 'otherAdapter', adapter: 'bank' },
    ])
    expect(
      await problems({
        ...knet,
        code: 'K NET',
        nameAr: '',
        verbEn: '',
        logoUrl: 'http://x',
        operation: 'sale',
        wallet: true,
        currencies: ['KD'],
        settings: { terminal_key: 'here', redirect_origins: ['https://bank.example/pay'] },
        secrets: {},
      }),
    ).toEqual([
      { kind: 'code' },
      { kind: 'names' },
      { kind: 'verbs' },
      { kind: 'logo' },
      { kind: 'operation' },
      { kind: 'noWallet', adapter: 'bank' },
      { kind: 'currency', currency: 'KD' },
      { kind: 'origins' },
      { kind: 'secretMissing', name: 'terminal_key' },
      { kind: 'secretAmongSettings', name: 'terminal_key' },
    ])
    expect(await problems({ code: 'cod', operation: 'authorize' })).toEqual([
      { kind: 'noAuthorize', adapter: 'cod' },
    ])
    expect(await problems({ ...knet, operation: 'authorize' })).toEqual([])
    expect(await problems({ ...knet, settings: { terminal: 'T-1' } })).toEqual([{ kind: 'origins' }])
    expect(await problems({ ...knet, settings: [] })).toEqual([{ kind: 'settings' }])
    expect(await problems({ ...knet, secrets: { terminal_key: 7 } })).toEqual([{ kind: 'secrets' }])
    expect(await problems({ ...knet, currencies: [] })).toEqual([{ kind: 'currency', currency: '' }])
  })
})
