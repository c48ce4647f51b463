import { eachEngine } from '@wasl/tests/support/database'
import {
  deliver,
  expectLedgerClean,
  kwd,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { answerToRequest } from '../../kernel/requests/request-refusal.ts'
import { linkScene } from './link.fixtures.ts'

const minutes = (count: number) => count * 60_000

eachEngine((database) => {
  const open = () => linkScene(database().db)

  test('looking at a link makes nothing, and a press makes an ordinary request of its own', async () => {
    const scene = await open()
    const id = await scene.link({
      description_en: 'Workshop',
      asks: ['name', 'email', 'phone'],
      language: 'ar',
      expires_in_hours: 48,
    })
    expect(await scene.stateOf(id)).toBe('open')
    expect(await scene.count()).toBe(0)
    const child = await scene.child(id, {
      customer_name: 'نورة المطوع',
      customer_email: 'noura@example.com',
      customer_phone: '5001 2345',
      language: 'en',
    })
    expect(await transactionOf(scene, child)).toMatchObject({
      plugin: 'payment_request',
      amount: 5_000,
      editableAmount: false,
      descriptionEn: 'Workshop',
      language: 'en',
      initiator: `link:${id}`,
      pgCodes: ['card', 'knet'],
      expiresAt: new Date(scene.clock.now().getTime() + minutes(48 * 60)),
    })
    await scene.paid(child)
    expect(await scene.usesNow(id)).toEqual({ paid: 1, held: 0 })
    await expectLedgerClean(scene.db)
  })

  test('where a link has no maximum, an amount nobody means is refused', async () => {
    const scene = await open()
    const id = await scene.link({ has_editable_amount: true })
    const refused = await scene.press(id, { amount: '10000000.001' })
    const error = { kind: 'amount', refusal: { problem: 'aboveMaximum', limit: kwd(10_000_000_000) } }
    expect(refused).toMatchObject({ ok: false, error })
    expect(await transactionOf(scene, await scene.child(id, { amount: '10000000' }))).toMatchObject({
      amount: 10_000_000_000,
    })
    const large = await scene.link({ has_editable_amount: true, maximum_amount: '20000000' })
    expect(await transactionOf(scene, await scene.child(large, { amount: '15000000' }))).toMatchObject({
      amount: 15_000_000_000,
    })
  })

  test('as many may pay as the link says; a place is held for who is paying and comes back when they give up', async () => {
    const scene = await open()
    const id = await scene.link({ max_uses: 2 })
    const first = await scene.child(id)
    const second = await scene.child(id)
    const third = await scene.child(id)
    expect([await scene.pays(first), await scene.pays(second)]).toEqual(['paying', 'paying'])
    expect([await scene.pays(third), await scene.child(id), await scene.stateOf(id)]).toEqual([
      'full',
      'full',
      'full',
    ])
    await scene.withdraw(second)
    await scene.paid(first)
    await scene.paid(third)
    expect(await scene.usesNow(id)).toEqual({ paid: 2, held: 0 })
    expect(await scene.child(id)).toBe('usedUp')
    expect([await scene.stateOf(id), await scene.usesNow(id)]).toEqual(['usedUp', { paid: 2, held: 0 }])
    await scene.change(id, { max_uses: 3 })
    expect(await scene.stateOf(id)).toBe('open')
  })

  test.each(['declines', 'cancels', 'expires'] as const)(
    'five open sessions hold five places; one that the bank %s gives its place back as soon as that is known',
    async (ends) => {
      const scene = await open()
      const id = await scene.link({ max_uses: 5 })
      const payers = await Promise.all(Array.from({ length: 7 }, () => scene.child(id)))
      const attempts = []
      for (const payer of payers.slice(0, 5)) attempts.push(await startPaying(scene, payer))
      const [told, silent] = attempts
      const [sixth = '', seventh = ''] = payers.slice(5)
      expect(await scene.usesNow(id)).toEqual({ paid: 0, held: 5 })
      expect(await scene.pays(sixth)).toBe('full')
      await deliver(scene, scene.bank[ends](told?.trackId ?? ''))
      expect(await scene.usesNow(id)).toEqual({ paid: 0, held: 4 })
      expect([await scene.pays(sixth), await scene.pays(seventh)]).toEqual(['paying', 'full'])
      // The bank's letter is lost: asking is what ends it.
      scene.bank[ends](silent?.trackId ?? '')
      scene.clock.advance(minutes(5))
      await scene.ledger.runJanitorOnce()
      expect(await scene.usesNow(id)).toEqual({ paid: 0, held: 4 })
      expect(await scene.pays(seventh)).toBe('paying')
      await expectLedgerClean(scene.db)
    },
  )

  test('a request of a limited link lives for half an hour, whatever the link says of its payments, and holds no place', async () => {
    const scene = await open()
    const id = await scene.link({ max_uses: 1, expires_in_hours: 24 })
    const child = await scene.child(id)
    expect(await scene.stateOf(id)).toBe('open')
    scene.clock.advance(minutes(30))
    // A round has an end, and other tests have left it work in this database.
    await expect
      .poll(async () => {
        await scene.ledger.runJanitorOnce()
        return (await transactionOf(scene, child)).state
      })
      .toBe('expired')
    expect(await scene.stateOf(id)).toBe('open')
  })

  test('requests that nobody pays close no link, and one network and one phone have few of them', async () => {
    const scene = await open()
    const id = await scene.link({ max_uses: 2, asks: ['name', 'phone'] })
    let phones = 0
    const from = async (payerNetwork: string | null, customer_phone = `5001${1_000 + (phones += 1)}`) => {
      const made = await scene.press(id, { customer_phone }, { payerNetwork })
      return made.ok ? made.value.created.id : made.error.kind
    }
    const own: string[] = []
    for (let made = 0; made < 5; made += 1) own.push(await from('one network'))
    expect(await from('one network')).toBe('tooManyUnpaid')
    expect(await scene.stateOf(id)).toBe('open')
    for (let made = 0; made < 3; made += 1)
      expect(await from(`network ${made}`, '50012345')).toMatch(/^[\w-]{22}$/)
    expect(await from('network of nobody else', '+965 5001 2345')).toBe('tooManyUnpaid')
    expect(await scene.stateOf(id)).toBe('open')
    await scene.withdraw(own[0] ?? '')
    expect(await from('one network')).toMatch(/^[\w-]{22}$/)
  })

  test('a request that gave its place back is renewed only where there is one', async () => {
    const scene = await open()
    const { merchantId, ledger, clock } = scene
    const id = await scene.link({ max_uses: 1 })
    const child = await scene.child(id)
    clock.advance(minutes(30))
    await ledger.runJanitorOnce()
    const renew = () =>
      ledger.renewTransaction({
        merchantId,
        publicId: child,
        expiresAt: new Date(clock.now().getTime() + minutes(5)),
      })
    const other = await scene.child(id)
    await scene.pays(other)
    expect(await renew()).toEqual({ ok: false, error: 'linkIsFull' })
    await scene.withdraw(other)
    expect(await renew()).toEqual({ ok: true, value: null })
    expect(await scene.usesNow(id)).toEqual({ paid: 0, held: 0 })
  })

  test('money that comes late is on the books, and the link counts it', async () => {
    const scene = await open()
    const id = await scene.link({ max_uses: 1 })
    const late = await scene.child(id)
    const attempt = await startPaying(scene, late)
    scene.clock.advance(minutes(60))
    await scene.ledger.runJanitorOnce()
    await scene.paid(await scene.child(id))
    await deliver(scene, scene.bank.captures(attempt.trackId))
    expect(await scene.usesNow(id)).toEqual({ paid: 2, held: 0 })
    expect(await scene.child(id)).toBe('usedUp')
    await expectLedgerClean(scene.db)
  })

  test('the same key is answered with the same request, also once the link is used up', async () => {
    const scene = await open()
    const id = await scene.link({ max_uses: 1 })
    const idempotencyKey = 'key-of-a-press'
    const first = await scene.press(id, {}, { idempotencyKey })
    scene.clock.advance(minutes(1))
    const again = await scene.press(id, {}, { idempotencyKey })
    expect(first).toMatchObject({ ok: true, value: { replayed: false } })
    expect(again).toMatchObject({
      ok: true,
      value: { replayed: true, created: first.ok ? { id: first.value.created.id } : {} },
    })
    const other = await scene.press(id, { customer_name: 'Salem' }, { idempotencyKey })
    expect(other).toEqual({ ok: false, error: { kind: 'keyReused' } })
    expect(await scene.count()).toBe(1)
  })

  test('a link that is switched off or over tells the merchant’s words, and ours where there are none', async () => {
    const scene = await open()
    const id = await scene.link({ inactive_message_en: 'The workshop is full.' })
    await scene.change(id, { active: false })
    const refused = await scene.press(id)
    if (refused.ok || refused.error.kind !== 'linkClosed') throw new Error('a link that is off was paid')
    expect(answerToRequest(refused.error, 'en')).toEqual({
      status: 409,
      body: { detail: 'The workshop is full.', code: 'link_inactive' },
    })
    await scene.change(id, { active: true, inactive_message_en: null })
    const soon = new Date(scene.clock.now().getTime() + minutes(5)).toISOString()
    await scene.change(id, { expiration_time: soon })
    scene.clock.advance(minutes(5))
    const over = await scene.press(id)
    expect(!over.ok && over.error.kind === 'linkClosed' && answerToRequest(over.error, 'ar').body).toEqual({
      detail: 'انتهت صلاحية هذا الرابط',
      code: 'link_expired',
    })
    expect(await scene.count()).toBe(0)
  })

  test('a payer says what the link asks, within its limits, and nothing else is kept', async () => {
    const scene = await open()
    const id = await scene.link({ asks: ['email'], has_editable_amount: true, minimum_percentage: 50 })
    expect(await scene.press(id)).toEqual({
      ok: false,
      error: { kind: 'fields', problems: [{ field: 'customer_email', says: 'request.required' }] },
    })
    const customer_email = 'noura@example.com'
    const wrong = await scene.press(id, { customer_email: 'noura' })
    expect(wrong).toMatchObject({ error: { problems: [{ field: 'customer_email', says: 'request.email' }] } })
    const little = await scene.press(id, { customer_email, amount: '2.499' })
    expect(little).toMatchObject({ error: { kind: 'amount', refusal: { problem: 'belowMinimum' } } })
    const child = await scene.child(id, { customer_email, amount: '٢٫٥٠٠', customer_phone: '50012345' })
    expect(await transactionOf(scene, child)).toMatchObject({ amount: 2_500, minimumAmount: null })
    const { rows } = await scene.db.execute(`select name_en, email, phone from customer`)
    expect(rows).toContainEqual({ name_en: null, email: customer_email, phone: null })
  })

  test('a link is made once per key, and only of terms that make a request', async () => {
    const scene = await open()
    const first = await scene.create({}, 'one-key-of-a-link')
    const again = await scene.create({}, 'one-key-of-a-link')
    expect(again).toMatchObject({ ok: true, value: { replayed: true } })
    expect(first.ok && again.ok && first.value.link.publicId === again.value.link.publicId).toBe(true)
    expect(await scene.create({ max_uses: 9 }, 'one-key-of-a-link')).toMatchObject({
      error: { kind: 'keyReused' },
    })
    const problem = async (...how: Parameters<typeof scene.create>) => {
      const made = await scene.create(...how)
      return made.ok || made.error.kind !== 'fields' ? made : made.error.problems.map(({ field }) => field)
    }
    expect(await problem({ amount: '0' })).toEqual(['amount'])
    expect(await problem({ pg_codes: ['nothing'] })).toEqual(['pg_codes'])
    expect(await problem({ unit_code: 'elsewhere' })).toEqual(['unit_code'])
    expect(await problem({ attachment: 'nowhere' })).toEqual(['attachment'])
    expect(await problem({ expiration_time: scene.clock.now().toISOString() })).toEqual(['expiration_time'])
    // A key whose link was refused is free for the corrected one.
    expect(await problem({ amount: '0' }, 'another-key-of-a-link')).toEqual(['amount'])
    expect(await scene.create({}, 'another-key-of-a-link')).toMatchObject({ ok: true })
  })

  test('nobody is told of a request that they have just made themselves', async () => {
    const scene = await open()
    const id = await scene.link({
      asks: ['email'],
      notifications: { email: ['created', 'paid'], sms: ['created'] },
    })
    const child = await scene.child(id, { customer_email: 'noura@example.com' })
    expect((await transactionOf(scene, child)).notifications).toEqual({
      email: ['paid'],
      sms: [],
      whatsapp: [],
    })
  })
})
