import {
  builtinFields,
  customName,
  kindOf,
  otherFields,
} from '@wasl/core/dashboard/transactions/export/export-fields'
import { listColumn } from '@wasl/core/kernel/lists/list-setup.schema'
import { writeExport } from '@wasl/core/dashboard/transactions/export/write-export.service'
import { filtersOf } from '@wasl/core/dashboard/transactions/list/filters.domain'
import { customer, gateway, unit } from '@wasl/core/kernel/merchants/merchants.schema'
import { openLedger, press, request, type LedgerScene } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { eachEngine } from '@wasl/tests/support/database'
import { eq, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { inflateRawSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { isFormula, payloads } from './formula-payloads.ts'
import { readCsv } from './read-csv.ts'

const fields = [...builtinFields, ...otherFields, customName('note')]
const texts = fields.filter((name) => kindOf(name) === 'text')

/** reliability D-20: whatever stands in a field, a spreadsheet reads text. */
eachEngine((database) => {
  let scene: LedgerScene
  beforeAll(async () => {
    scene = await poisoned(await openLedger(database().db))
  })

  const written = async (fileFormat: 'csv' | 'xls', language: 'en' | 'ar'): Promise<Buffer> => {
    const pieces: Uint8Array[] = []
    const scope = { merchantId: scene.merchantId, plugins: ['payment_request'], isDeleted: false }
    const wish = {
      scope,
      filters: filtersOf({}),
      ordering: 'created' as const,
      plugin: 'payment_request',
      fields,
      fileFormat,
      language,
    }
    for await (const piece of writeExport(database().db, wish)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  test.each(['en', 'ar'] as const)(
    'a CSV in %s holds no formula, and every value as it was but for one sign',
    async (language) => {
      const [headers = [], ...rows] = readCsv((await written('csv', language)).toString('utf8'))
      expect(headers).toHaveLength(fields.length)
      expect(rows).toHaveLength(payloads.length)
      expect([...headers, ...rows.flat()].filter(isFormula)).toEqual([])
      const column = (name: string) => rows.map((row) => row[fields.indexOf(name as never)] ?? '')
      for (const name of ['order_no', 'customer_name', 'customer_email', 'description', customName('note')]) {
        expect(column(name).map((cell, at) => unquoted(cell, payloads[at] ?? ''))).toEqual(payloads)
      }
      expect(new Set(column('amount'))).toEqual(new Set(['48.750']))
      expect(new Set(column('auth_code'))).toEqual(new Set(["'=1"]))
      expect(new Set(column('gateway_name'))).toEqual(new Set([language === 'ar' ? "'@x" : "'-2+3"]))
      expect(texts.length).toBeGreaterThan(20)
    },
  )

  test.each(['en', 'ar'] as const)(
    'an XLSX in %s holds no formula, and every value as it was',
    async (language) => {
      const bytes = await written('xls', language)
      const { sheets } = await readXlsx(new Uint8Array(bytes))
      const rows = (sheets[0]?.rows ?? []).slice(1)
      expect(rows).toHaveLength(payloads.length)
      const column = (name: string) => rows.map((row) => row[fields.indexOf(name as never)])
      expect(column('order_no')).toEqual(payloads)
      expect(column('amount').every((amount) => amount === 48.75)).toBe(true)
      expect(sheetXml(bytes)).not.toMatch(/<f[ >]/)
    },
  )
})

/** One request for each payload, with it wherever a text of somebody else's may stand. */
async function poisoned(scene: LedgerScene): Promise<LedgerScene> {
  const { db, merchantId } = scene
  await db.insert(listColumn).values({
    merchantId,
    list: 'payment_request',
    name: 'note',
    labelEn: '=HYPERLINK("http://evil.example")',
    labelAr: '@SUM(1)',
    isActive: true,
    position: 1,
    isCustom: true,
  })
  await db.update(unit).set({ titleEn: '=1+1', titleAr: '+1' }).where(eq(unit.merchantId, merchantId))
  await db.update(gateway).set({ nameEn: '-2+3', nameAr: '@x' }).where(eq(gateway.merchantId, merchantId))
  for (const text of payloads) {
    const [made] = await db
      .insert(customer)
      .values({ merchantId, nameEn: text, nameAr: text, email: text, phone: '+96550000000' })
      .returning({ id: customer.id })
    scene.clock.advance(1_000)
    const id = await request(scene, {
      orderNo: text,
      customerId: made?.id ?? 0,
      descriptionEn: text,
      descriptionAr: text,
      initiator: text,
      remarks: [{ label_en: text, label_ar: text, value: text }],
      extra: { note: text },
    })
    const paid = await scene.ledger.pay(press(scene, id))
    if (!paid.ok) throw new Error(`the payment was refused: ${paid.error.kind}`)
  }
  await db.execute(
    sql`update attempt set details = jsonb_build_object('Auth Code', '=1', 'Card Type', '+1', '=k', '=v') where merchant_id = ${merchantId}`,
  )
  return scene
}

const unquoted = (cell: string, payload: string) => (cell === `'${payload}` ? payload : cell)

/** The first sheet's XML, however it was packed. */
function sheetXml(xlsx: Buffer): string {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const at = xlsx.indexOf(name)
  expect(at).toBeGreaterThan(0)
  const header = at - 30
  const start = at + name.length + xlsx.readUInt16LE(header + 28)
  return inflateRawSync(xlsx.subarray(start), { finishFlush: 2 }).toString('utf8')
}
