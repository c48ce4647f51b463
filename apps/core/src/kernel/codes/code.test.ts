import { eachEngine } from '@wasl/tests/support/database'
import { openLedger, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCodeHashes } from './code-hash.ts'
import { lookUpReferrer, verifyCode } from './code.service.ts'
import { keepCode, keepReferrer } from './keep-code.service.ts'
import { countWrongPairs } from './wrong-pairs.ts'

const origin = 'https://pay.example'
const code = '24681357'

eachEngine((database, kind) => {
  const most = roundsOn(kind)
  async function scene(limits: { ofNetwork?: number; ofAll?: number } = {}) {
    const ledgerScene = await openLedger(database().db)
    const { db, clock, merchantId } = ledgerScene
    const hashes = createCodeHashes('a secret of the test')
    const wrongPairs = countWrongPairs({ clock, ...limits })
    const deps = { db, clock, hashes, wrongPairs }
    await keepReferrer(db, { merchantId, key: 'card', kind: 'phone', labelEn: 'Phone', labelAr: 'الهاتف' })
    await keepReferrer(db, { merchantId, key: 'order', kind: 'text', labelEn: 'Order', labelAr: 'الطلب' })
    const publicId = await request(ledgerScene)
    await keepCode(deps, { merchantId, referrer: 'card', code, pair: '+96550012345', request: publicId })
    const verify = (
      typed: Partial<
        Pick<Parameters<typeof verifyCode>[1], 'code' | 'pair' | 'referrer' | 'merchantId' | 'network'>
      >,
    ) =>
      verifyCode(deps, {
        merchantId,
        network: null,
        referrer: 'card',
        code,
        pair: '+96550012345',
        language: 'en',
        origin,
        ...typed,
      })
    return { ...ledgerScene, deps, verify, publicId, page: `${origin}/en/pay/${publicId}` }
  }
  const refusedWith = (ofCode: string | null, ofPair: string | null) => ({
    ok: false,
    error: { kind: 'fields', code: ofCode, pair: ofPair },
  })
  const noMatch = refusedWith('noMatch', 'noMatch')

  test('a code with its value leads to the page of its request, once', async () => {
    const { verify, page } = await scene()
    expect(await verify({})).toEqual({ ok: true, value: page })
    expect(await verify({})).toEqual(refusedWith('used', null))
  })

  test('a code is read in digits of every script, a phone with or without its country', async () => {
    const { verify, page } = await scene()
    expect(await verify({ code: ' ٢٤٦٨-١٣٥٧ ', pair: '٥٠٠١ ٢٣٤٥' })).toEqual({ ok: true, value: page })
  })

  test('a text beside the code is read like a person reads it', async () => {
    const { verify, deps, merchantId } = await scene()
    const redirectUrl = 'https://shop.example/orders'
    await keepCode(deps, { merchantId, referrer: 'order', code, pair: 'TT-1005', redirectUrl })
    expect(await verify({ referrer: 'order', pair: ' tt-١٠٠٥' })).toEqual({ ok: true, value: redirectUrl })
  })

  test('what is missing or malformed is said at its field, and costs no try', async () => {
    const { verify, page } = await scene()
    expect(await verify({ code: ' ', pair: '' })).toEqual(refusedWith('required', 'required'))
    expect(await verify({ code: '12', pair: 'x' })).toEqual(refusedWith('malformed', 'phone'))
    for (let time = 0; time < 6; time += 1) await verify({ pair: '12' })
    expect(await verify({})).toEqual({ ok: true, value: page })
  })

  test('a code nobody has and a wrong value are refused in the same words', async () => {
    const { verify } = await scene()
    expect(await verify({ code: '00000000' })).toEqual(noMatch)
    expect(await verify({ pair: '+96550012346' })).toEqual(noMatch)
    expect(await verify({ referrer: 'order', pair: '+96550012345' })).toEqual(noMatch)
  })

  test('after five wrong values a code is dead, for the right one too', async () => {
    const { verify } = await scene()
    for (let time = 0; time < 5; time += 1)
      expect(await verify({ pair: `+9655001000${time}` })).toEqual(noMatch)
    expect(await verify({})).toEqual(noMatch)
  })

  test('a code that is over says so to who knows its value alone', async () => {
    const { verify, db, merchantId, clock } = await scene()
    await db.execute(
      sql`update pairing_code set expires_at = ${clock.now()} where merchant_id = ${merchantId}`,
    )
    expect(await verify({ pair: '+96550012346' })).toEqual(noMatch)
    expect(await verify({})).toEqual(refusedWith('over', null))
  })

  test('one value may not be tried with code after code', async () => {
    const { verify, clock, page } = await scene({ ofNetwork: 3 })
    for (const guess of ['10000000', '10000001', '10000002'])
      expect(await verify({ code: guess })).toEqual(noMatch)
    clock.advance(600_000)
    expect(await verify({})).toEqual({ ok: false, error: { kind: 'tooMany', waitMs: 3_000_000 } })
    clock.advance(3_000_000)
    expect(await verify({})).toEqual({ ok: true, value: page })
  })

  test('a stranger who knows the value uses up no tries but their own', async () => {
    const { verify, page } = await scene()
    const guess = (at: number) => verify({ code: String(10_000_000 + at), network: 'of a stranger' })
    for (let at = 0; at < 10; at += 1) expect(await guess(at)).toEqual(noMatch)
    expect(await guess(10)).toMatchObject({ error: { kind: 'tooMany' } })
    expect(await verify({ network: 'of the payer' })).toEqual({ ok: true, value: page })
  })

  test('many networks together do not try one value without end', async () => {
    const { verify, clock, page } = await scene({ ofAll: 4 })
    for (let at = 0; at < 4; at += 1)
      expect(await verify({ code: String(10_000_000 + at), network: `network ${at}` })).toEqual(noMatch)
    const waiting = { ok: false, error: { kind: 'tooMany', waitMs: 3_600_000 } }
    for (let at = 0; at < 11; at += 1) expect(await verify({ network: 'of the payer' })).toEqual(waiting)
    clock.advance(3_600_000)
    expect(await verify({ network: 'of the payer' })).toEqual({ ok: true, value: page })
  })

  test('tried at once, codes are tried no oftener', async () => {
    const { verify } = await scene({ ofNetwork: 3 })
    const guesses = Array.from({ length: 20 }, (_, at) => () => verify({ code: String(10_000_000 + at) }))
    const answers = await together(0, guesses)
    expect(answers.filter((answer) => !answer.ok && answer.error.kind === 'fields')).toHaveLength(3)
  })

  test('an unknown referrer and another merchant have no code verification', async () => {
    const { verify, deps, merchantId } = await scene()
    const other = await openLedger(database().db)
    const notFound = { ok: false, error: { kind: 'notFound' } }
    expect(await verify({ referrer: 'nowhere' })).toEqual(notFound)
    expect(await verify({ merchantId: other.merchantId })).toEqual(notFound)
    expect(await lookUpReferrer(deps, { merchantId: other.merchantId, referrer: 'card' })).toEqual(notFound)
    expect(await lookUpReferrer(deps, { merchantId, referrer: 'card' })).toMatchObject({
      ok: true,
      value: { labelEn: 'Phone', kind: 'phone' },
    })
  })

  test('the code and its value are nowhere to be read', async () => {
    const { db, merchantId } = await scene()
    const { rows } = await db.execute(
      sql`select json_agg(p)::text as text from pairing_code p where merchant_id = ${merchantId}`,
    )
    expect(rows[0]?.['text']).not.toMatch(/24681357|50012345/)
  })

  test('of eight presses at once one is let through', { timeout: 60_000 + most * 2_000 }, async () => {
    const { verify, deps, merchantId, publicId, page } = await scene()
    for (let round = 0; round < most; round += 1) {
      await keepCode(deps, { merchantId, referrer: 'card', code, pair: '+96550012345', request: publicId })
      const answers = await together(
        round,
        Array.from({ length: 8 }, () => () => verify({})),
      )
      expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, value: page }])
    }
  })

  test('fifty guesses at once count as fifty', async () => {
    const { verify, db, merchantId } = await scene()
    const guesses = Array.from(
      { length: 50 },
      (_, at) => () => verify({ pair: `+965500110${String(at).padStart(2, '0')}` }),
    )
    expect((await together(0, guesses)).every(({ ok }) => !ok)).toBe(true)
    const { rows } = await db.execute(
      sql`select failures from pairing_code where merchant_id = ${merchantId}`,
    )
    expect(rows).toEqual([{ failures: 5 }])
    expect(await verify({})).toEqual(noMatch)
  })
})
