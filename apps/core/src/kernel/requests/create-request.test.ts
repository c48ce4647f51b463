import { eachEngine } from '@wasl/tests/support/database'
import { expectLedgerClean, transactionOf } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { merchant, unit } from '../merchants/merchants.schema.ts'
import { countWrongPairs } from '../codes/wrong-pairs.ts'
import { keepReferrer } from '../codes/keep-code.service.ts'
import { verifyCode } from '../codes/code.service.ts'
import { origin, requestScene } from './create-request.fixtures.ts'
import { createRequest } from './create-request.service.ts'
import { askedByKey } from './make-request.service.ts'
import { answerToRequest } from './request-refusal.ts'
import { requestStatus } from '../../pay/request-status.service.ts'

eachEngine((database) => {
  const scene = () => requestScene(database().db)

  test('a request was made when its status says so', async () => {
    const { made, clock, db, merchantId } = await scene()
    const still = clock.now()
    let passed = 0
    const running = vi.spyOn(clock, 'now').mockImplementation(() => new Date(still.getTime() + passed++))
    const { id, created } = await made()
    running.mockRestore()
    const status = await requestStatus({ db }, { merchantId, publicId: id, plugin: 'payment_request' })
    expect(status?.created).toBe(created)
  })

  test('a request is stored as it was asked for and can be paid at once', async () => {
    const { made, ledger, merchantId, clock, ...rest } = await scene()
    const created = await made({
      order_no: 'A-7',
      delivery_charges: '1.500',
      has_editable_amount: true,
      minimum_amount: '5',
      maximum_amount: '60.000',
      language: 'ar',
      description_en: 'Gathering box',
      remarks: [{ label_en: 'Seat', label_ar: 'المقعد', value: 'Row:4~Seat:12' }],
      merchant_details: { Branch: 'Salmiya' },
      promotional_price: 'KWD 40.000 until Friday',
      customer_id: 'noura',
      customer_first_name: 'نورة',
      customer_last_name: 'المطوع',
      customer_email: 'noura@example.com',
      customer_phone: '5001 2345',
      redirect_url: 'https://shop.example/thanks?order=7',
    })
    expect(created).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      plugin: 'payment_request',
      state: 'created',
      amount: '48.750',
      currency_code: 'KWD',
      order_no: 'A-7',
      expiration_time: new Date(clock.now().getTime() + 86_400_000).toISOString(),
      session_id: null,
      checkout_url: `${origin}/ar/pay/${created.id}`,
      code: null,
      created: clock.now().toISOString(),
    })
    expect(await transactionOf({ ...rest, ledger, clock, merchantId }, created.id)).toMatchObject({
      amount: 48_750,
      delivery: 1_500,
      minimumAmount: 5_000,
      maximumAmount: 60_000,
      pgCodes: ['card', 'knet'],
      unitKey: 'main',
      initiator: 'api:key',
      redirectUrl: 'https://shop.example/thanks?order=7',
      merchantFields: { Branch: 'Salmiya' },
      promotionalPrice: 'KWD 40.000 until Friday',
    })
    const { rows } = await rest.db.execute(
      sql`select name_en, name_ar, email, phone from customer where merchant_id = ${merchantId}`,
    )
    expect(rows).toEqual([
      { name_en: null, name_ar: 'نورة المطوع', email: 'noura@example.com', phone: '+96550012345' },
    ])
    await expectLedgerClean(rest.db)
  })

  test('a request says what the sandbox bank is to do with it, however long that is; nobody keeps it where there is none', async () => {
    const { made, fields, deps, merchantId, count, ...rest } = await scene()
    const scenario =
      'create-timeout-after-session+decline-insufficient-funds+callback-failed-after-success+return-elsewhere'
    const { id } = await made({ extra: { sandbox_scenario: scenario } })
    expect(await transactionOf({ ...rest, merchantId }, id)).toMatchObject({
      extra: { sandbox_scenario: scenario },
    })
    expect(await fields({ extra: { sandbox_scenario: 'approve+decline' } })).toEqual({
      'extra.sandbox_scenario': ['The sandbox bank knows no such scenario'],
    })
    const inProduction = await createRequest(
      { ...deps, knowsScenario: null },
      {
        merchantId,
        by: askedByKey('key'),
        plugin: 'payment_request',
        wish: {
          amount: '1.000',
          currency_code: 'KWD',
          pg_codes: ['knet'],
          extra: { sandbox_scenario: 'approve' },
        },
        idempotencyKey: crypto.randomUUID(),
        origin,
      },
    )
    expect(inProduction.ok ? 'made' : answerToRequest(inProduction.error, 'ar').body).toEqual({
      'extra.sandbox_scenario': ['لا يوجد بنك تجريبي هنا'],
    })
    expect(await count()).toBe(1)
  })

  test('e_commerce and shopify get a session, and addresses of their own', async () => {
    const { made } = await scene()
    const shop = await made({}, { plugin: 'e_commerce' })
    expect(shop.session_id).toMatch(/^[\w-]{22}$/)
    expect(shop.session_id).not.toBe(shop.id)
    expect(shop.checkout_url).toBe(`${origin}/en/checkout/${shop.session_id}`)
    const shopify = await made({ language: 'ar' }, { plugin: 'shopify' })
    expect(shopify.session_id).toMatch(/^[\w-]{22}$/)
    expect(shopify.checkout_url).toBe(`${origin}/ar/spf/payment-options/${shopify.id}`)
  })

  test('what is wrong is said at its field, and nothing is stored', async () => {
    const { fields, count } = await scene()
    const year = 366 * 86_400_000
    const answers = [
      [{ amount: '' }, 'amount', 'This field is required'],
      [{ amount: ' ' }, 'amount', 'This field is required'],
      [{ delivery_charges: '' }, 'delivery_charges', 'This field is required'],
      [{ has_editable_amount: true, minimum_amount: '' }, 'minimum_amount', 'This field is required'],
      [{ has_editable_amount: true, maximum_amount: '' }, 'maximum_amount', 'This field is required'],
      [{ amount: '0' }, 'amount', 'Must be valid positive number'],
      [{ amount: '-1' }, 'amount', 'Must be valid positive number'],
      [{ amount: '1e3' }, 'amount', 'Must be valid positive number'],
      [{ amount: '١٢' }, 'amount', 'Must be valid positive number'],
      [{ amount: '1.2345' }, 'amount', 'Use at most 3 decimals'],
      [{ amount: '9999999999999' }, 'amount', 'This amount is too large'],
      [{ currency_code: 'ABC' }, 'currency_code', 'This is no ISO 4217 currency'],
      [{ currency_code: 'JPY', amount: '1.5' }, 'amount', 'Write a whole number, without decimals'],
      [{ currency_code: 'BHD' }, 'pg_codes', 'None of these gateways takes BHD'],
      [{ pg_codes: [] }, 'pg_codes', 'one gateway at least should be selected.'],
      [{ pg_codes: ['nobody'] }, 'pg_codes', 'A gateway with this code is not offered here'],
      [{ delivery_charges: '50' }, 'delivery_charges', 'Delivery is a part of the amount'],
      [{ minimum_amount: '1' }, 'minimum_amount', 'Only where has_editable_amount is true'],
      [
        { has_editable_amount: true, minimum_amount: '50' },
        'minimum_amount',
        'The minimum and maximum do not fit the amount',
      ],
      [{ expiration_time: '2026-11-21T08:59:59Z' }, 'expiration_time', 'This moment has passed'],
      [
        { expiration_time: new Date(Date.parse('2026-11-21T09:00:01Z') + year).toISOString() },
        'expiration_time',
        'At most 366 days from now',
      ],
      [{ unit_code: 'elsewhere' }, 'unit_code', 'There is no unit with this code'],
      [{ customer_email: 'noura@' }, 'customer_email', 'Enter valid email address'],
      [{ customer_phone: '12' }, 'customer_phone', 'Enter valid phone number'],
      [
        { redirect_url: 'https://evil.example/' },
        'redirect_url',
        "This address is not below one of the merchant's redirect origins",
      ],
      [
        { redirect_url: '//shop.example/' },
        'redirect_url',
        "This address is not below one of the merchant's redirect origins",
      ],
      [{ code_pair: '1' }, 'code_referrer', 'This field is required'],
      [{ code_referrer: 'card' }, 'code_pair', 'This field is required'],
      [
        { code_referrer: 'nowhere', code_pair: '1' },
        'code_referrer',
        'There is no code verification with this name',
      ],
    ] as const
    for (const [wish, field, text] of answers)
      expect([
        wish,
        await fields({ ...wish, pg_codes: [...('pg_codes' in wish ? wish.pg_codes : ['card'])] }),
      ]).toEqual([wish, { [field]: [text] }])
    expect(await count()).toBe(0)
  })

  test('every wrong field is named at once, in the language of whoever asks', async () => {
    const { make } = await scene()
    const made = await make({ amount: 'x', customer_phone: '1', redirect_url: 'javascript:alert(1)' })
    expect(made.ok ? null : answerToRequest(made.error, 'ar')).toMatchObject({
      status: 400,
      body: {
        amount: ['يجب أن يكون رقمًا موجبًا صالحًا'],
        customer_phone: ['أدخل رقم هاتف صحيحًا'],
        redirect_url: [expect.stringContaining('إعادة التوجيه')],
      },
    })
  })

  test('an order number is used once, and a refused request leaves nothing behind', async () => {
    const { make, fields, count, db, merchantId } = await scene()
    await make({ order_no: 'A-1' })
    expect(await fields({ order_no: 'A-1', customer_email: 'a@b.example' })).toEqual({
      order_no: ['This order number was used before'],
    })
    expect(await count()).toBe(1)
    const { rows } = await db.execute(
      sql`select (select count(*)::int from customer where merchant_id = ${merchantId}) as customers,
        (select count(*)::int from idempotency where merchant_id = ${merchantId}) as keys`,
    )
    expect(rows).toEqual([{ customers: 0, keys: 1 }])
  })

  test('a plugin the merchant does not have is not there, and a paused unit says so', async () => {
    const { make, db, merchantId } = await scene()
    await db
      .update(merchant)
      .set({ plugins: ['payment_request'] })
      .where(sql`id = ${merchantId}`)
    expect(await make({}, { plugin: 'shopify' })).toEqual({ ok: false, error: { kind: 'pluginNotFound' } })
    await db
      .update(unit)
      .set({ paused: true })
      .where(sql`merchant_id = ${merchantId}`)
    expect(await make()).toMatchObject({ ok: false, error: { kind: 'paused' } })
  })

  test('a request may come with a one-time code, which no table holds', async () => {
    const { make, deps, db, merchantId, clock } = await scene()
    await keepReferrer(db, { merchantId, key: 'card', kind: 'phone', labelEn: 'Phone', labelAr: 'الهاتف' })
    const key = { idempotencyKey: 'with-a-code' }
    const wish = { code_referrer: 'card', code_pair: '+965 5001 2345' }
    const first = await make(wish, key)
    const code = first.ok ? first.value.created.code : null
    expect(code).toMatch(/^\d{8}$/)
    const again = await make(wish, key)
    expect(again.ok && again.value.created.code).toBe(code)
    const { rows } = await db.execute(
      sql`select (select json_agg(p)::text from pairing_code p where merchant_id = ${merchantId}) as codes,
        (select json_agg(i)::text from idempotency i where merchant_id = ${merchantId}) as keys`,
    )
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain('50012345')
    const wrongPairs = countWrongPairs({ clock })
    const verified = await verifyCode(
      { ...deps, wrongPairs },
      {
        merchantId,
        referrer: 'card',
        code: code ?? '',
        pair: '50012345',
        network: null,
        language: 'ar',
        origin,
      },
    )
    expect(verified).toEqual({
      ok: true,
      value: `${origin}/ar/pay/${first.ok && first.value.created.id}`,
    })
  })
})
