import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
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
