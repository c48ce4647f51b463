import { coreContract } from '@wasl/contracts/core'
import { dayIn } from '@wasl/domain/wall-clock'
import { eachEngine } from '@wasl/tests/support/database'
import { signedInStaff, signInAs, type SignedIn } from '@wasl/tests/support/staff'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askingForExports, search } from './asking-for-exports.ts'
import { readCsv } from './read-csv.ts'

eachEngine((database) => {
  const { scene, ask, post, someone } = askingForExports(database)

  test('the config offers builtin, own and other fields, gateway_response always', async () => {
    const answer = await ask('/plugins/payment_request/transaction/export', scene().admin, {
      method: 'OPTIONS',
    })
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

  test('an export is a report that becomes ready, and its file opens by a word', async () => {
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
    await scene().under.core.work.finish()
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
    expect(headers?.slice(0, 4)).toEqual(['ID', 'State', 'Amount', 'Currency code'])
    expect(rows).toHaveLength(report?.records_amount ?? -1)
    expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(['Paid']))

    const zoneIs = (zone: string) =>
      database().db.execute(sql`update merchant set timezone = ${zone} where id = 1`)
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kuwait']) {
      await zoneIs(zone)
      const again = (await (await post(`/dashboard/generated-reports/${id}/link`, who)).json()) as {
        token: string
      }
      const { headers: named } = await ask(`/dashboard/generated-reports/${id}/file/${again.token}`, who)
      const day = dayIn(zone, new Date(report?.created_at ?? 0))
      expect(named.get('content-disposition')).toContain(`-transactions-${day}.csv"`)
    }
  })

  test('a word is for the user who asked, and for an hour, however often the file or a part of it is asked for', async () => {
    const who = await someone()
    const { id } = (await (await ask('/dashboard/transaction/export', who)).json()) as { id: string }
    await scene().under.core.work.finish()
    const other = await someone({ isSuperuser: true })
    const word = async (of: SignedIn) =>
      ((await (await post(`/dashboard/generated-reports/${id}/link`, of)).json()) as { token: string }).token
    const token = await word(who)
    expect((await ask(`/dashboard/generated-reports/${id}/file/${token}`, other)).status).toBe(410)
    const file = `/dashboard/generated-reports/${id}/file/${token}`
    const whole = await ask(file, who)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    const part = async (headers: Record<string, string>) => {
      const answer = await ask(file, who, { headers })
      return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())]
    }
    expect(await part({ range: 'bytes=3-9' })).toEqual([
      206,
      `bytes 3-9/${bytes.length}`,
      bytes.subarray(3, 10),
    ])
    expect(await part({ range: 'bytes=3-9', 'if-range': '"another"' })).toEqual([200, null, bytes])
    expect((await part({ range: `bytes=${bytes.length}-` })).slice(0, 2)).toEqual([
      416,
      `bytes */${bytes.length}`,
    ])
    const { rows } = await database().db.execute(
      sql`select from audit where action = 'report.downloaded' and object = ${id}`,
    )
    expect(rows).toHaveLength(1)
    const late = await word(who)
    for (const [wait, status] of [
      [3_500_000, 200],
      [101_000, 410],
    ] as const) {
      scene().under.advance(wait)
      const back = await signInAs({ db: database().db, now: scene().under.now }, who.username)
      expect((await ask(`/dashboard/generated-reports/${id}/file/${late}`, back)).status).toBe(status)
    }
  })

  test('a report is its user’s own: a colleague does not see it, a superuser does, another merchant never', async () => {
    const who = await someone()
    const { id } = (await (await ask('/dashboard/transaction/export', who)).json()) as { id: string }
    await scene().under.core.work.finish()
    const seenBy = async (reader: SignedIn) => {
      const { results } = (await (await ask('/dashboard/generated-reports', reader)).json()) as {
        results: { id: string }[]
      }
      return results.some((report) => report.id === id)
    }
    expect(await seenBy(who)).toBe(true)
    expect(await seenBy(await someone())).toBe(false)
    expect(await seenBy(await someone({ isSuperuser: true }))).toBe(true)
    const stranger = await someone({ isSuperuser: true, merchantId: 2 })
    expect(await seenBy(stranger)).toBe(false)
    for (const reader of [await someone(), stranger])
      for (const what of ['link', 'again', 'cancel']) {
        const unknown = await post(`/dashboard/generated-reports/RPT-0/${what}`, reader)
        const foreign = await post(`/dashboard/generated-reports/${id}/${what}`, reader)
        expect(foreign.status).toBe(404)
        expect(await foreign.text()).toBe(await unknown.text())
      }
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
    expect(canceled).toMatchObject({ id, state: 'canceled', can_cancel: false, can_repeat: true, size: null })
    await scene().under.core.work.finish()
    const listed = await ask('/dashboard/generated-reports?state=canceled', who)
    expect(await listed.json()).toMatchObject({ count: 1, results: [{ id, state: 'canceled' }] })
    expect((await post(`/dashboard/generated-reports/${id}/link`, who)).status).toBe(409)
    const late = await cancel(who)
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'too_late' }])

    const second = await asking()
    await scene().under.core.work.finish()
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

  test('one press is one report, however often it arrives; another press is another, and another wish under its key none', async () => {
    const who = await someone()
    const press = async (key: string, query = '') => {
      const path = `/dashboard/transaction/export${query}`
      const answer = await ask(path, who, { headers: { 'idempotency-key': key } })
      return [answer.status, ((await answer.json()) as { id?: string }).id]
    }
    const first = await Promise.all(Array.from({ length: 8 }, () => press('press-1-of-it')))
    expect(new Set(first.map(String)).size).toBe(1)
    const [, id] = first[0] ?? []
    const others = [
      await press('press-2-of-it', '?file_format=xls'),
      await press('press-5-of-it'),
      await press('press-3-of-it'),
      await press('press-4-of-it'),
    ]
    expect(others.map(([status]) => status)).toEqual([201, 201, 201, 201])
    expect(new Set([id, ...others.map(([, other]) => other)]).size).toBe(5)
    expect(await press('press-1-of-it', '?file_format=xls')).toEqual([422, undefined])
    // The hour's five are used up, and what was asked for is still told.
    expect(await press('press-6-of-it')).toEqual([429, undefined])
    expect(await press('press-1-of-it')).toEqual([201, id])
    const colleague = await ask('/dashboard/transaction/export', await someone(), {
      headers: { 'idempotency-key': 'press-1-of-it' },
    })
    expect(((await colleague.json()) as { id: string }).id).not.toBe(id)
  })

  test('the sixth export within an hour is refused, and how long to wait is said', async () => {
    const who = await someone()
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await ask('/dashboard/transaction/export', who)).status),
    )
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
    const refused = await ask('/dashboard/transaction/export', who)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    scene().under.advance(3_600_000)
    const later = await signInAs({ db: database().db, now: scene().under.now }, who.username)
    expect((await ask('/dashboard/transaction/export', later)).status).toBe(201)
  })

  test('the sixth direct export within an hour is refused, however many are asked for at once', async () => {
    const who = await someone()
    const path = '/plugins/payment_request/transaction/export?direct=true'
    const refused = await ask(`${path}&export_type=selected&fields=nothing`, who)
    expect(refused.status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(path, who)))
    const files = answers.filter(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
    expect(files).toHaveLength(5)
    await Promise.all(files.map((file) => file.text()))
    const sixth = await ask(path, who)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3_500)
    scene().under.advance(3_600_000)
    const later = await signInAs({ db: database().db, now: scene().under.now }, who.username)
    const file = await ask(path, later)
    expect([file.status, (await file.text()).length > 100]).toEqual([200, true])
  })

  test('a file whose time is over is gone; the row says so and can be asked for again', async () => {
    const who = await someone()
    const { id } = (await (await ask('/dashboard/transaction/export', who)).json()) as { id: string }
    await scene().under.core.work.finish()
    const stored = async () => {
      const { rows } = await database().pool.query<{ state: string; file: string | null }>(
        'select state, file from report where public_id = $1',
        [id],
      )
      return rows[0]
    }
    scene().under.advance(30 * 86_400_000 - 60_000)
    await scene().under.core.work.finish()
    expect(await stored()).toMatchObject({ state: 'ready' })
    scene().under.advance(60_000)
    await scene().under.core.work.finish()
    expect(await stored()).toEqual({ state: 'expired', file: null })
    const later = await signedInStaff({ db: database().db, now: scene().under.now }, { isSuperuser: true })
    expect((await post(`/dashboard/generated-reports/${id}/link`, later)).status).toBe(410)
    const again = await post(`/dashboard/generated-reports/${id}/again`, later)
    expect(again.status).toBe(201)
    expect(((await again.json()) as { id: string }).id).not.toBe(id)
  })
})
