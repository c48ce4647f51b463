import { locales } from '@wasl/domain/locale'
import { dayIn } from '@wasl/domain/wall-clock'
import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { askingForExports, search } from './asking-for-exports.ts'
import { readCsv } from './read-csv.ts'

eachEngine((database) => {
  const { scene, ask, patch, someone, direct } = askingForExports(database)

  test('the default is what the list shows: the module’s own columns, else the merchant’s arrangement', async () => {
    const all = readCsv(await (await direct({}, '/plugins/customer_payment/transaction/export')).text())
    expect(all[0]).toContain('Initiator')
    const fields = [
      { name: 'created', is_active: true, order: 0 },
      { name: 'id', is_active: true, order: 1 },
      { name: 'original_amount', is_active: true, order: 2 },
    ]
    const arranged = await patch('/plugins/shopify/transaction/fields', scene().admin, { fields })
    expect(arranged.status).toBe(200)
    const [headers] = readCsv(await (await direct({}, '/plugins/shopify/transaction/export')).text())
    expect(headers).toEqual(['Created', 'ID', 'Original amount'])
  })

  test('chosen fields stand in their order; one that is not there is named', async () => {
    const chosen = { export_type: 'selected', fields: 'currency_code,id,gateway_response' } as const
    const [headers] = readCsv(await (await direct(chosen)).text())
    expect(headers).toEqual(['Currency code', 'ID', 'Gateway response'])
    const who = await someone()
    const wrong = await ask(
      `/plugins/payment_request/transaction/export?${search({ export_type: 'selected', fields: 'id,password' })}`,
      who,
    )
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toEqual({ fields: ['There is no field password here.'] })
    for (const query of ['', '&fields=', '&fields=,&direct=true']) {
      const none = await ask(`/plugins/payment_request/transaction/export?export_type=selected${query}`, who)
      expect([none.status, await none.json()]).toEqual([400, { fields: ['Choose at least one field.'] }])
    }
  })

  test('a file is named after the day at its merchant’s', async () => {
    const { db } = database()
    const zoneIs = (zone: string) => db.execute(sql`update merchant set timezone = ${zone} where id = 1`)
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await zoneIs(zone)
      const { headers } = await direct({})
      expect(headers.get('content-disposition')).toContain(`-${dayIn(zone, scene().under.now())}.csv`)
    }
    await zoneIs('Asia/Kuwait')
  })

  test('a file says states and modules as the list does, in its language', async () => {
    const wish = {
      export_type: 'selected',
      fields: 'state,plugin',
      state: 'paid',
      file_format: 'csv',
    } as const
    const [, first] = readCsv(await (await direct({ ...wish, language: 'ar' })).text())
    expect(first).toEqual(['مدفوعة', 'طلبات الدفع'])
    const [, english] = readCsv(await (await direct({ ...wish, language: 'en' })).text())
    expect(english).toEqual(['Paid', 'Payment requests'])
  })

  test.each(locales)(
    'an XLSX in %s has the same rows: amounts are numbers with the digits of their currency, times are times, text is text',
    async (language) => {
      const wish = {
        export_type: 'selected',
        fields: 'id,created,amount,currency_code,refunded_amount',
        language,
      } as const
      const csv = readCsv(await (await direct({ ...wish, file_format: 'csv' })).text())
      const answer = await direct({ ...wish, file_format: 'xls' })
      expect(answer.headers.get('content-disposition')).toContain('.xlsx"')
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()), { readStyles: true })
      const [headers, ...rows] = sheets[0]?.rows ?? []
      expect(headers).toEqual(csv[0]?.map((title) => title.replace(/^\uFEFF/, '')))
      expect(sheets[0]?.view?.rightToLeft ?? false).toBe(language === 'ar')
      expect(rows.map((row) => [row[0], row[2], row[3]])).toEqual(
        csv.slice(1).map((row) => [row[0], Number(row[2]), row[3]]),
      )
      expect(rows.every((row) => row[1] instanceof Date && typeof row[2] === 'number')).toBe(true)
      const formats = rows.flatMap((_, at) =>
        [2, 4].map((column) => sheets[0]?.cells?.get(`${at + 1},${column}`)?.style?.numFmt),
      )
      expect(new Set(formats)).toEqual(new Set(['#,##0.000']))
    },
  )
})
