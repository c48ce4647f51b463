import { eachEngine } from '@wasl/tests/support/database'
import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApiKeys, type NewApiKey } from './api-keys.service.ts'

eachEngine((database) => {
  async function scene({ perMinute = 120 } = {}) {
    const { db, clock, merchantId } = await openLedger(database().db)
    const keys = createApiKeys({ db, clock, perMinute })
    const issue = (wish: Partial<NewApiKey> = {}) =>
      keys.issue({ merchantId, name: 'Web shop', scopes: ['transactions:create'], by: 'admin.demo', ...wish })
    const ask = (key: string, { scope = 'transactions:create' as const, at = merchantId } = {}) =>
      keys.of({ authorization: `Api-Key ${key}`, merchantId: at }, scope)
    return { db, clock, merchantId, keys, issue, ask }
  }
  const notAuthenticated = { ok: false, error: { kind: 'notAuthenticated' } }

  test('a key opens what its scopes name, and nothing else', async () => {
    const { keys, issue, ask, merchantId } = await scene()
    const { key, keyId } = await issue()
    expect(await ask(key)).toEqual({
      ok: true,
      value: { merchantId, keyId, scopes: ['transactions:create'] },
    })
    expect(await keys.of({ authorization: `Api-Key ${key}`, merchantId }, 'webhooks:replay')).toEqual({
      ok: false,
      error: { kind: 'outOfScope', scope: 'webhooks:replay' },
    })
  })

  test('a secret is kept as a hash alone, and a list shows neither', async () => {
    const { db, keys, issue, merchantId } = await scene()
    const { key, keyId } = await issue()
    const secret = key.slice(key.indexOf('.') + 1)
    expect(secret).toMatch(/^[\w-]{43}$/)
    const { rows } = await db.execute(
      sql`select to_jsonb(k)::text as row from api_key k where key_id = ${keyId}`,
    )
    expect(rows[0]?.['row']).not.toContain(secret)
    const [listed] = await keys.list(merchantId)
    expect(listed).toMatchObject({ keyId, name: 'Web shop', lastUsedAt: null })
    expect(JSON.stringify(listed)).not.toMatch(/hash/i)
  })

  test.each([
    ['no header', undefined],
    ['another scheme', 'Bearer wasl_abc.0123456789012345678901234567890123456789012'],
    ['no secret', 'Api-Key wasl_abc'],
    ['an unknown key', 'Api-Key wasl_abc.0123456789012345678901234567890123456789012'],
  ])('%s is nobody', async (_name, authorization) => {
    const { keys, merchantId } = await scene()
    expect(await keys.of({ authorization, merchantId }, 'transactions:create')).toEqual(notAuthenticated)
  })

  test('a wrong secret, another merchant, an expired and a revoked key are answered alike', async () => {
    const { issue, ask, keys, clock, merchantId } = await scene()
    const other = await scene()
    const { key, keyId } = await issue({ expiresAt: new Date(clock.now().getTime() + 60_000) })
    expect(await ask(`${key.slice(0, -4)}AAAA`)).toEqual(notAuthenticated)
    expect(await ask(key, { at: other.merchantId })).toEqual(notAuthenticated)
    expect(await ask(key)).toMatchObject({ ok: true })
    clock.advance(60_000)
    expect(await ask(key)).toEqual(notAuthenticated)
    const revoked = await issue()
    const revoke = { merchantId, keyId: revoked.keyId, by: 'admin.demo' }
    expect(await keys.revoke({ ...revoke, merchantId: other.merchantId })).toMatchObject({ ok: false })
    expect(await ask(revoked.key)).toMatchObject({ ok: true })
    expect(await keys.revoke(revoke)).toEqual({ ok: true, value: null })
    expect(await ask(revoked.key)).toEqual(notAuthenticated)
    expect(await keys.revoke(revoke)).toMatchObject({ ok: false })
    expect(await keys.revoke({ ...revoke, keyId })).toMatchObject({ ok: true })
  })

  test('issuing and revoking are written down', async () => {
    const { db, issue, keys, merchantId } = await scene()
    const { keyId } = await issue()
    await keys.revoke({ merchantId, keyId, by: 'owner.demo' })
    const { rows } = await db.execute(
      sql`select actor, action, object from audit where merchant_id = ${merchantId} order by id`,
    )
    expect(rows).toEqual([
      { actor: 'admin.demo', action: 'api_key.issued', object: keyId },
      { actor: 'owner.demo', action: 'api_key.revoked', object: keyId },
    ])
  })

  test('when a key was last used is known to the minute', async () => {
    const { issue, ask, keys, clock, merchantId } = await scene()
    const { key } = await issue()
    const first = clock.now()
    await ask(key)
    clock.advance(59_000)
    await ask(key)
    expect((await keys.list(merchantId))[0]?.lastUsedAt).toEqual(first)
    clock.advance(2_000)
    await ask(key)
    expect((await keys.list(merchantId))[0]?.lastUsedAt).toEqual(clock.now())
  })

  test('one key has its own limit per minute', async () => {
    const { issue, ask, clock } = await scene({ perMinute: 2 })
    const [busy, quiet] = [await issue(), await issue()]
    expect([await ask(busy.key), await ask(busy.key)]).toMatchObject([{ ok: true }, { ok: true }])
    clock.advance(15_000)
    expect(await ask(busy.key)).toEqual({ ok: false, error: { kind: 'tooMany', waitMs: 45_000 } })
    expect(await ask(quiet.key)).toMatchObject({ ok: true })
    clock.advance(45_000)
    expect(await ask(busy.key)).toMatchObject({ ok: true })
  })
})
