import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

const desk = staffDesk()
const both = ['view_export_settings', 'search_paymenttransaction']

test('a report that is asked for again has what its user may see by now, and no more', async () => {
  const sections = ['general-info', 'payment_request', 'event']
  const who = await desk.staff({ sections, permissions: both })
  const asked = async (path: string) => String((await desk.ask(who, path)).body['id'])
  const one = await asked('/plugins/payment_request/transaction/export?state=paid')
  const all = await asked('/dashboard/transaction/export')
  const again = (id: string) =>
    desk.ask(who, `/dashboard/generated-reports/${id}/again`, { method: 'POST', body: {} })
  const now = (change: string) =>
    desk.db().execute(sql.raw(`update staff_user set ${change} where id = ${who.userId}`))
  await now(`permissions = '{view_export_settings}'`)
  expect(await again(one)).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
  await now(`sections = '{general-info,event}'`)
  expect(await again(one)).toMatchObject({ status: 403, body: { code: 'section_disabled' } })
  const { status, body } = await again(all)
  const { rows } = await desk
    .db()
    .execute(sql`select query from report where public_id = ${String(body['id'])}`)
  expect([status, rows]).toEqual([201, [{ query: { plugin: 'event' } }]])
  await now(`sections = '{generated_reports}'`)
  expect(await again(all)).toMatchObject({ status: 403, body: { code: 'section_disabled' } })
})

test('a field of the merchant’s own is in the file as the list has it, whatever its address is called', async () => {
  const list = '/plugins/payment_request/transaction'
  const labels = { label_en: 'Block', label_ar: 'القسيمة' }
  const fields = [{ name: 'block', is_active: true, order: 0, ...labels }]
  const arrange = (body: object) =>
    desk.ask(desk.admin(), `${list}/fields`, { method: 'PATCH', body: { fields, ...body } })
  await arrange({})
  onTestFinished(async () => void (await arrange({ reset: true })))
  await desk.db().execute(sql`update payment_transaction
    set merchant_fields = '{"block": "ours"}', extra = extra || '{"block": "of the address"}' where public_id = 'PR-1004'`)
  const asked = `/api/v1${list}/export?q=PR-1004&export_type=selected&fields=id,custom.block&language=ar&direct=true`
  const file = await desk
    .core()
    .core.fetch(new Request(`http://localhost:4000${asked}`, { headers: desk.admin().headers }))
  expect((await file.text()).split('\r\n').slice(0, 2)).toEqual(['"المعرّف","القسيمة"', '"PR-1004","ours"'])
})

test('a file that is taken at once leaves a line in the audit log', async () => {
  const who = await desk.staff({ permissions: both })
  const path = '/api/v1/plugins/payment_request/transaction/export?state=paid&direct=true'
  const request = new Request(`http://localhost:4000${path}`, { headers: who.headers })
  const file = await desk.core().core.fetch(request)
  expect([file.status, (await file.text()).length > 100]).toEqual([200, true])
  const { rows } = await desk
    .db()
    .execute(sql`select action, object, detail from audit where actor = ${who.username}`)
  const detail = {
    source: 'transactions',
    plugin: 'payment_request',
    format: 'csv',
    query: { state: 'paid' },
  }
  expect(rows).toEqual([{ action: 'report.streamed', object: 'transactions:payment_request', detail }])
})
