import { coreContract } from '@wasl/contracts/core'
import type { AllExportQuery } from '@wasl/contracts/core/dashboard/transactions/export.contract'
import { eachEngine } from '@wasl/tests/support/database'
import { signedInStaff, signInAs, type SignedIn } from '@wasl/tests/support/staff'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { readCsv } from './read-csv.ts'

type Query = Partial<AllExportQuery> & Record<string, string>

eachEngine((database) => {
  let under: CoreUnderTest
  let admin: SignedIn
  beforeAll(async () => {
    under = await coreUnderTest(database().db)
    admin = await signInAs({ db: database().db, now: under.now }, 'admin.demo')
  }, 60_000)
  afterAll(() => under.close())

  const ask = (path: string, who: SignedIn | null, init: RequestInit = {}) =>
    Promise.resolve(
      under.core.fetch(
        new Request(`http://localhost:4000/api/v1${path}`, {
          ...init,
          headers: { 'accept-language': 'en', ...who?.headers, ...init.headers },
        }),
      ),
    )
  const post = (path: string, who: SignedIn, body: object = {}) =>
    ask(path, who, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const search = (query: Query) => new URLSearchParams(query).toString()
  const someone = (wish: Parameters<typeof signedInStaff>[1] = {}) =>
    signedInStaff(
      { db: database().db, now: under.now },
      { permissions: ['view_export_settings', 'search_paymenttransaction'], ...wish },
    )
  const direct = async (query: Query, path = '/plugins/payment_request/transaction/export') => {
    const answer = await ask(`${path}?${search({ ...query, direct: 'true' })}`, await someone())
    expect(answer.status).toBe(200)
    return answer
  }

  test('the config offers builtin, own and other fields, gateway_response always', async () => {
    const answer = await ask('/plugins/payment_request/transaction/export', admin, { method: 'OPTIONS' })
    expect(answer.status).toBe(200)
    const config = coreContract.exports.config.responses[200].parse(await answer.json())
    expect(config.builtin_fields.map(({ name }) => name)).toContain('order_no')
    expect(config.other_fields.map(({ name }) => name)).toEqual([
      'auth_code',
      'card_type',
      'gateway_response',
      'extra',
    ])
    expect(config.builtin_fields.find(({ name }) => name === 'amount')).toEqual({
      name: 'amount',
      verbose_name: 'Amount',
      label_en: 'Amount',
      label_ar: 'المبلغ',
      is_default: true,
    })
  })

  test('an export is a report that becomes ready, and its file opens by a word that works once', async () => {
    const who = await someone()
    const asked = await ask(`/plugins/payment_request/transaction/export?${search({ state: 'paid' })}`, who)
    expect(asked.status).toBe(201)
    const { id } = (await asked.json()) as { id: string }
    const list = async () =>
      coreContract.reports.list.responses[200].parse(
        await (await ask(`/dashboard/generated-reports?id=${id}`, who)).json(),
      )
    expect((await list()).results).toMatchObject([{ id, state: 'queued', query: { state: 'paid' } }])
    expect((await post(`/dashboard/generated-reports/${id}/link`, who)).status).toBe(409)
    await under.core.work.finish()
    const [report] = (await list()).results
    expect(report).toMatchObject({ id, state: 'ready', username: who.username, file_format: 'csv' })
    expect(report?.records_amount).toBeGreaterThan(1)

    const link = await post(`/dashboard/generated-reports/${id}/link`, who)
    expect(link.status).toBe(201)
    const { token } = (await link.json()) as { token: string }
    const file = await ask(`/dashboard/generated-reports/${id}/file/${token}`, who)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="payment_request-transactions-/,
    )
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.byteLength).toBe(report?.size)
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [headers, ...rows] = readCsv(bytes.toString('utf8'))
    expect(headers?.slice(0, 4)).toEqual(['Id', 'State', 'Amount', 'Currency code'])
    expect(rows).toHaveLength(report?.records_amount ?? -1)
    expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(['paid']))
    expect((await ask(`/dashboard/generated-reports/${id}/file/${token}`, who)).status).toBe(410)
  })

  test('a word is for the user who asked, and for a minute', async () => {
    const who = await someone()
    const { id } = (await (await ask('/dashboard/transaction/export', who)).json()) as { id: string }
    await under.core.work.finish()
    const other = await someone({ isSuperuser: true })
    const word = async (of: SignedIn) =>
      ((await (await post(`/dashboard/generated-reports/${id}/link`, of)).json()) as { token: string }).token
    const token = await word(who)
    expect((await ask(`/dashboard/generated-reports/${id}/file/${token}`, other)).status).toBe(410)
    expect((await ask(`/dashboard/generated-reports/${id}/file/${token}`, who)).status).toBe(200)
    const late = await word(who)
    under.advance(61_000)
    expect((await ask(`/dashboard/generated-reports/${id}/file/${late}`, who)).status).toBe(410)
  })

  test('a report is its user’s own: a colleague does not see it, a superuser does, another merchant never', async () => {
    const who = await someone()
    const { id } = (await (await ask('/dashboard/transaction/export', who)).json()) as { id: string }
    await under.core.work.finish()
    const seenBy = async (reader: SignedIn) => {
      const { results } = (await (await ask('/dashboard/generated-reports', reader)).json()) as {
        results: { id: string }[]
      }
      return results.some((report) => report.id === id)
    }
    expect(await seenBy(who)).toBe(true)
    expect(await seenBy(await someone())).toBe(false)
    expect(await seenBy(await someone({ isSuperuser: true }))).toBe(true)
    const colleague = await someone()
    const unknown = await post('/dashboard/generated-reports/RPT-0/link', colleague)
    const foreign = await post(`/dashboard/generated-reports/${id}/link`, colleague)
    expect(foreign.status).toBe(404)
    expect(await foreign.text()).toBe(await unknown.text())
  })

  test('whoever asked may call it off until it is ready; nobody else may', async () => {
    const who = await someone()
    const asking = async () =>
      ((await (await ask('/dashboard/transaction/export', who)).json()) as { id: string }).id
    const id = await asking()
    const cancel = (by: SignedIn, of = id) => post(`/dashboard/generated-reports/${of}/cancel`, by)
    expect((await cancel(await someone())).status).toBe(404)
    const superuser = await someone({ isSuperuser: true })
    const foreign = await cancel(superuser)
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'not_yours' }])
    const answer = await cancel(who)
    expect(answer.status).toBe(200)
    const canceled = coreContract.reports.cancel.responses[200].parse(await answer.json())
    expect(canceled).toMatchObject({ id, state: 'canceled', can_cancel: false, size: null })
    await under.core.work.finish()
    const listed = await ask('/dashboard/generated-reports?state=canceled', who)
    expect(await listed.json()).toMatchObject({ count: 1, results: [{ id, state: 'canceled' }] })
    expect((await post(`/dashboard/generated-reports/${id}/link`, who)).status).toBe(409)
    const late = await cancel(who)
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'too_late' }])

    const second = await asking()
    await under.core.work.finish()
    expect((await cancel(who, second)).status).toBe(409)
    const { rows } = await database().pool.query(
      "select object from audit where action = 'report.canceled' and actor = $1",
      [who.username],
    )
    expect(rows).toEqual([{ object: id }])
  })

  test('who may not export is refused, who may not search exports no filter', async () => {
    const refused = await ask(
      '/plugins/payment_request/transaction/export',
      await someone({ permissions: [] }),
    )
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'permission_denied' })
    const exporter = await someone({ permissions: ['view_export_settings'] })
    const filtered = await ask('/plugins/payment_request/transaction/export?state=paid', exporter)
    expect(filtered.status).toBe(403)
    expect((await ask('/plugins/payment_request/transaction/export', exporter)).status).toBe(201)
    const own = await someone({ sections: ['payment_request'], permissions: ['view_export_settings'] })
    const mine = (await (await ask('/plugins/payment_request/transaction/export', own)).json()) as {
      id: string
    }
    const reports = await (await ask('/dashboard/generated-reports', own)).json()
    expect((reports as { results: unknown[] }).results).toMatchObject([{ id: mine.id }])
    const stranger = await someone({ sections: ['payment_request'], permissions: [] })
    expect((await ask('/dashboard/generated-reports', stranger)).status).toBe(403)
    const closed = await someone({ sections: ['general-info'] })
    expect(await (await ask('/plugins/payment_request/transaction/export', closed)).json()).toMatchObject({
      code: 'section_disabled',
    })
    expect((await ask('/plugins/payment_request/transaction/export', null)).status).toBe(401)
  })

  test('the export of all modules has the rows of the list of all, and none of a section that is closed', async () => {
    const who = await someone({
      sections: ['general-info', 'session'],
      permissions: ['view_export_settings', 'search_paymenttransaction'],
    })
    const list = await (await ask('/dashboard/transaction?page_size=100', who)).json()
    const listed = (list as { results: { id: string }[] }).results.map(({ id }) => id)
    expect(listed.length).toBeGreaterThan(0)
    const query = search({ export_type: 'selected', fields: 'id', direct: 'true' })
    const [, ...rows] = readCsv(await (await ask(`/dashboard/transaction/export?${query}`, who)).text())
    expect(rows.map(([id]) => id)).toEqual(listed)
  })

  test('the default is what the list shows: the module’s own columns, else the merchant’s arrangement', async () => {
    const all = readCsv(await (await direct({}, '/plugins/customer_payment/transaction/export')).text())
    expect(all[0]).toContain('Initiator')
    const fields = [
      { name: 'created', is_active: true, order: 0 },
      { name: 'id', is_active: true, order: 1 },
      { name: 'original_amount', is_active: true, order: 2 },
    ]
    const arranged = await ask('/plugins/shopify/transaction/fields', admin, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
    })
    expect(arranged.status).toBe(200)
    const [headers] = readCsv(await (await direct({}, '/plugins/shopify/transaction/export')).text())
    expect(headers).toEqual(['Created', 'ID', 'Original amount'])
  })

  test('chosen fields stand in their order; one that is not there is named', async () => {
    const chosen = { export_type: 'selected', fields: 'currency_code,id,gateway_response' } as const
    const [headers] = readCsv(await (await direct(chosen)).text())
    expect(headers).toEqual(['Currency code', 'Id', 'Gateway response'])
    const who = await someone()
    const wrong = await ask(
      `/plugins/payment_request/transaction/export?${search({ export_type: 'selected', fields: 'id,password' })}`,
      who,
    )
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toEqual({ fields: ['There is no field password here.'] })
    const none = await ask('/plugins/payment_request/transaction/export?export_type=selected', who)
    expect(await none.json()).toEqual({ fields: ['Choose at least one field.'] })
  })

  test('the sixth export within an hour is refused, and how long to wait is said', async () => {
    const who = await someone()
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await ask('/dashboard/transaction/export', who)).status),
    )
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
    const refused = await ask('/dashboard/transaction/export', who)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    under.advance(3_600_000)
    const later = await signInAs({ db: database().db, now: under.now }, who.username)
    expect((await ask('/dashboard/transaction/export', later)).status).toBe(201)
  })

  test('a file whose time is over is gone; the row says so and can be asked for again', async () => {
    const who = await someone()
    const { id } = (await (await ask('/dashboard/transaction/export', who)).json()) as { id: string }
    await under.core.work.finish()
    const stored = async () => {
      const { rows } = await database().pool.query<{ state: string; file: string | null }>(
        'select state, file from report where public_id = $1',
        [id],
      )
      return rows[0]
    }
    under.advance(30 * 86_400_000 - 60_000)
    await under.core.work.finish()
    expect(await stored()).toMatchObject({ state: 'ready' })
    under.advance(60_000)
    await under.core.work.finish()
    expect(await stored()).toEqual({ state: 'expired', file: null })
    const later = await signedInStaff({ db: database().db, now: under.now }, { isSuperuser: true })
    expect((await post(`/dashboard/generated-reports/${id}/link`, later)).status).toBe(410)
    const again = await post(`/dashboard/generated-reports/${id}/again`, later)
    expect(again.status).toBe(201)
    expect(((await again.json()) as { id: string }).id).not.toBe(id)
  })

  test('an Arabic file says states and modules as the list does', async () => {
    const wish = {
      export_type: 'selected',
      fields: 'state,plugin',
      state: 'paid',
      file_format: 'csv',
    } as const
    const [, first] = readCsv(await (await direct({ ...wish, language: 'ar' })).text())
    expect(first).toEqual(['مدفوعة', 'طلبات الدفع'])
    const [, english] = readCsv(await (await direct({ ...wish, language: 'en' })).text())
    expect(english).toEqual(['paid', 'payment_request'])
  })

  test('an XLSX has the same rows: amounts are numbers, times are times, text is text', async () => {
    const wish = {
      export_type: 'selected',
      fields: 'id,created,amount,currency_code',
      language: 'ar',
    } as const
    const csv = readCsv(await (await direct({ ...wish, file_format: 'csv' })).text())
    const answer = await direct({ ...wish, file_format: 'xls' })
    expect(answer.headers.get('content-disposition')).toContain('.xlsx"')
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
    const [headers, ...rows] = sheets[0]?.rows ?? []
    expect(headers).toEqual(['المعرّف', 'تاريخ الإنشاء', 'المبلغ', 'رمز العملة'])
    expect(rows).toHaveLength(csv.length - 1)
    expect(rows.map((row) => [row[0], row[2], row[3]])).toEqual(
      csv.slice(1).map((row) => [row[0], Number(row[2]), row[3]]),
    )
    expect(rows.every((row) => row[1] instanceof Date && typeof row[2] === 'number')).toBe(true)
  })
})
