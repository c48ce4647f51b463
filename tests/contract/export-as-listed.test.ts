import type { TransactionRow } from '@wasl/contracts/core/dashboard/transactions/row.contract'
import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { askingForExports } from './asking-for-exports.ts'
import { readCsv } from './read-csv.ts'

type Row = z.output<typeof TransactionRow>
type Label = { name: string; label_en: string; label_ar: string }
type Wish = { fields: string; q?: string; language?: 'en' | 'ar' }

/** S2 §7: what is seen is what is exported. */
eachEngine((database) => {
  const { scene, ask, patch, direct } = askingForExports(database)
  const requests = '/plugins/payment_request/transaction'

  const file = async ({ fields, ...query }: Wish) =>
    readCsv(await (await direct({ export_type: 'selected', fields, ...query })).text()).slice(1)
  const listed = async () => {
    const answer = await ask(`${requests}?page_size=100`, scene().admin)
    return ((await answer.json()) as { results: Row[] }).results
  }
  const change = (id: string, columns: string) =>
    database().db.execute(sql.raw(`update payment_transaction set ${columns} where public_id = '${id}'`))
  /** As the merchant's own clock has it. */
  const inKuwait = (at: string | null) =>
    at === null ? '' : new Date(Date.parse(at) + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

  test('only what was paid has a time of payment: no hold, and no cash that is promised', async () => {
    const rows = await listed()
    const won = rows.filter(({ state }) => state === 'authorized' || state === 'cod' || state === 'paid')
    expect(new Set(won.map(({ state }) => state)).size).toBe(3)
    expect(await file({ fields: 'id,paid_at' })).toEqual(rows.map((row) => [row.id, inKuwait(row.paid_at)]))
  })

  test('a text that was given in one language only stands in the file of the other, too', async () => {
    const remark = (en: string, ar: string) =>
      `'[{"label_en": "${en}", "label_ar": "${ar}", "value": "7"}]'::jsonb`
    await change('PR-1001', `description_en = 'Cake', description_ar = '', remarks = ${remark('Table', '')}`)
    await change('PR-1002', `description_en = '', description_ar = 'كعكة', remarks = ${remark('', 'طاولة')}`)
    const fields = 'description,remarks'
    expect(await file({ fields, q: 'PR-1001', language: 'ar' })).toEqual([['Cake', 'Table: 7']])
    expect(await file({ fields, q: 'PR-1002', language: 'en' })).toEqual([['كعكة', 'طاولة: 7']])
  })

  test('whether it was seen, read and disclosed is said as the list says it', async () => {
    await change('PR-1001', 'seen_at = now(), email_seen_at = null, disclosed_at = now()')
    const fields = 'seen,email_seen,disclosed_to_merchant'
    expect(await file({ fields, q: 'PR-1001', language: 'en' })).toEqual([['Yes', 'No', 'Yes']])
    expect(await file({ fields, q: 'PR-1001', language: 'ar' })).toEqual([['نعم', 'لا', 'نعم']])
  })

  test('when it was seen, and in which language, is in the file as in the list', async () => {
    const language = (await listed()).find(({ id }) => id === 'PR-1001')?.language
    await change('PR-1001', `seen_at = '2026-03-01T09:00:00Z', email_seen_at = null`)
    const fields = 'seen_at,email_seen_at,language'
    expect(await file({ fields, q: 'PR-1001' })).toEqual([['2026-03-01 12:00:00', '', language]])
  })

  test('a customer without a name is called by the address, else by the phone', async () => {
    const calledAs = async (set: string) => {
      await database().db.execute(sql`
        update customer set ${sql.raw(set)}
        where id = (select customer_id from payment_transaction where public_id = 'PR-1001')`)
      return (await file({ fields: 'customer_name', q: 'PR-1001' }))[0]
    }
    const [email, phone] = ['nameless@example.com', '+96550000000']
    expect(await calledAs(`name_en = '', name_ar = null, email = '${email}', phone = '${phone}'`)).toEqual([
      email,
    ])
    // A spreadsheet would count with the sign.
    expect(await calledAs('email = null')).toEqual([`'${phone}`])
    expect(await calledAs(`name_ar = 'نورة'`)).toEqual(['نورة'])
  })

  test('a gateway that is none or gone is not selected', async () => {
    await change('PR-1001', 'gateway_code = null')
    await change('PR-1002', `gateway_code = 'of-before'`)
    for (const q of ['PR-1001', 'PR-1002']) {
      expect(await file({ fields: 'gateway_name', q, language: 'en' })).toEqual([['Not Selected']])
      expect(await file({ fields: 'gateway_name', q, language: 'ar' })).toEqual([['غير محدد']])
    }
  })

  test('every column of the list is in the file, called as the list calls it', async () => {
    const path = '/plugins/session/transaction'
    const columns = async () => {
      const answer = await ask(`${path}/fields`, scene().admin)
      return ((await answer.json()) as { results: Label[] }).results
    }
    const offered = async () => {
      const answer = await ask(`${path}/export`, scene().admin, { method: 'OPTIONS' })
      const { builtin_fields: fields } = (await answer.json()) as { builtin_fields: Label[] }
      return new Map(fields.map((field) => [field.name, field]))
    }
    const called = ({ label_en: en, label_ar: ar }: Partial<Label> = {}) => [en, ar]
    const before = await columns()
    const fields = await offered()
    expect(before.map(({ name }) => [name, called(fields.get(name))])).toEqual(
      before.map((column) => [column.name, called(column)]),
    )
    const shown = before.map(({ name }, order) => ({ name, is_active: true, order }))
    await patch(`${path}/fields`, scene().admin, { fields: shown })
    for (const language of ['en', 'ar'] as const) {
      const [headers = []] = readCsv(await (await direct({ language }, `${path}/export`)).text())
      expect(headers.toSorted()).toEqual(before.map((column) => column[`label_${language}`]).toSorted())
    }
  })
})
