import { readDemoFiles } from '@wasl/core/seed/demo-files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../support/pdf-spans.ts'
import { asking, type Answer, type Routes } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

/** Text columns whose content the holder of a link may read, or that the database itself ties to others. */
const notPrivate: Record<string, string> = {
  merchant:
    'title_en title_ar subheader_en subheader_ar legal_en legal_ar brand website phone country_code timezone preferred_gateway logo_url favicon_url admin_url terms_en terms_ar disclaimer_en disclaimer_ar default_language',
  unit: 'key title_en title_ar website twitter_url instagram_url facebook_url header_color logo_url paused_message_en paused_message_ar',
  gateway: 'code adapter operation name_en name_ar verb_en verb_ar next_step_en next_step_ar logo_url',
  customer: 'name_en name_ar email phone',
  payment_transaction:
    'public_id plugin unit_key order_no currency state state_event state_source operation language description_en description_ar promotional_price attachment_id next_url redirect_url first_popup_en first_popup_ar second_popup_en second_popup_ar invalid_message_en invalid_message_ar',
  // The bank's page of a live attempt is where its payer goes on (product.md 11.2).
  attempt:
    'public_id gateway_code track_id gateway_payment_id operation currency state state_event state_source language idempotency_key message_en message_ar redirect_url',
  stored_file: 'id name_en name_ar content_type sha256',
  api_key: 'key_id revoked_by',
  checkout_session: 'public_id',
  code_referrer: 'key kind label_en label_ar',
  pairing_code: 'referrer redirect_url',
}

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

/** Writes `private-<column>` wherever nobody outside may read. */
async function fillPrivateColumns(): Promise<string[]> {
  const { pool } = database()
  const filled: string[] = []
  for (const [table, kept] of Object.entries(notPrivate)) {
    const { rows } = await pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns
       where table_name = $1 and data_type in ('text', 'character') and is_generated = 'NEVER'`,
      [table],
    )
    for (const { column_name: column } of rows.filter((row) => !kept.split(' ').includes(row.column_name))) {
      await pool.query(`update ${table} set ${column} = 'private-${column}' || coalesce(ctid::text, '')`)
      filled.push(`${table}.${column}`)
    }
  }
  await pool.query(`update gateway set settings = settings || '{"api_key": "private-settings"}'`)
  await pool.query(
    `update payment_transaction set extra = extra || '{"sandbox_scenario": "private-extra", "note": "private-note"}'`,
  )
  await pool.query(
    `update attempt set details = details || '{"PAN": "private-details", "private-label": "x"}'`,
  )
  return filled
}

/** What a receipt says, in both languages: no answer of the contract, so it is read out of the file. */
async function everyReceipt(): Promise<string[]> {
  const { attempts } = await readDemoFiles()
  const texts: string[] = []
  for (const { id } of attempts) {
    for (const language of ['en', 'ar']) {
      const address = `http://localhost:4000/api/v1/attempt/${id}/receipt?lang=${language}`
      const answer = await scene.core.fetch(new Request(address))
      if (answer.status === 200) texts.push(pdfText(new Uint8Array(await answer.arrayBuffer())))
    }
  }
  return texts
}

async function everyPublicAnswer(): Promise<Answer[]> {
  const { requests, attempts } = await readDemoFiles()
  const about: Routes[] = [
    'payDetails',
    'transactionDetails',
    'transactionActions',
    'locate',
    'seen',
    'config',
  ]
  const hosts: Record<string, string> = {
    merchant_alt: 'dar-nuwair.localhost',
    merchant_pale: 'lulwa-studio.localhost',
  }
  const answers: Answer[] = []
  for (const { id, plugin, merchant } of requests) {
    const more = { host: hosts[merchant] ?? 'localhost', params: { id, plugin } }
    const asked = about.map((name) => ask(name, { ...more, query: name === 'config' ? `?id=${id}` : '' }))
    const choices = ask('payChoices', { ...more, body: { amount: 'x' } })
    answers.push(...(await Promise.all([...asked, choices, ask('payDetails', { ...more, language: 'ar' })])))
  }
  for (const { id } of attempts) {
    const params = { id }
    answers.push(await ask('attempt', { params }), await ask('attempt', { params, language: 'ar' }))
  }
  for (const name of ['unitDetails', 'merchantDetails', 'arabicTranslations'] as const)
    answers.push(await ask(name))
  const referrer = 'gathering'
  answers.push(
    await ask('checkout.session', { params: { id: 'CS-002' } }),
    await ask('code.lookup', { params: { referrer } }),
    await ask('code.verify', { params: { referrer }, body: { code: '24681357', pair: '50012345' } }),
  )
  return answers
}

test('no public answer, in any state or language, contains what a private column holds', async () => {
  const filled = await fillPrivateColumns()
  expect(filled).toEqual(
    expect.arrayContaining([
      'merchant.whatsapp',
      'merchant.email',
      'payment_transaction.initiator',
      'attempt.additional_phone',
      'attempt.scenario',
      'api_key.secret_hash',
      'pairing_code.code_hash',
      'pairing_code.pair_hash',
    ]),
  )
  const answers = await everyPublicAnswer()
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(300)
  expect(answers.filter(({ text }) => text.includes('private-')).map(({ text }) => text)).toEqual([])
  const receipts = await everyReceipt()
  expect(receipts.length).toBeGreaterThan(6)
  expect(receipts.filter((text) => text.includes('private-'))).toEqual([])
})
