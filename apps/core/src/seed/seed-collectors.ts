import { parseAmount } from '@wasl/domain/money'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import {
  insertIdentifiers,
  insertRestriction,
  findRestriction,
} from '../dashboard/restriction/restrictions.store.ts'
import { insertCollector } from '../kernel/restrictions/collectors.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { readDemoFiles } from './demo-files.ts'

const DemoCollector = z.object({
  id: z.string(),
  merchant: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  username: z.string().nullable(),
  unit: z.string(),
})

const DemoRule = z.object({
  id: z.string(),
  merchant: z.string(),
  name: z.string(),
  identifier: z.enum(['phone', 'email', 'civil_id', 'customer_id']),
  list: z.enum(['none', 'allow', 'block']).default('none'),
  listed: z.array(z.string()).default([]),
  payments_per_day: z.int().optional(),
  sum_per_day: z.string().optional(),
  message_en: z.string().optional(),
  message_ar: z.string().optional(),
})

type Seeding = { db: Db; clock: Clock }

/** Whom the demo's counters credit, and two rules to look at; what is there stays as it is. */
export async function seedCollectors({ db, clock }: Seeding): Promise<void> {
  const { merchants } = await readDemoFiles()
  const [collectors, rules] = await Promise.all([
    linesOf('demo/collectors.jsonl', DemoCollector),
    linesOf('demo/restrictions.jsonl', DemoRule),
  ])
  const merchantIdOf = (wanted: string) => merchants.find(({ key }) => key === wanted)?.id ?? 0
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    for (const { id, merchant, name_en: nameEn, name_ar: nameAr, username, unit } of collectors)
      await insertCollector(tx, {
        merchantId: merchantIdOf(merchant),
        publicId: id,
        nameEn,
        nameAr,
        username,
        unitKey: unit,
        createdAt: now,
      })
    for (const rule of rules) {
      const merchantId = merchantIdOf(rule.merchant)
      if (await findRestriction(tx, { merchantId, publicId: rule.id })) continue
      const sum = rule.sum_per_day === undefined ? null : parseAmount(rule.sum_per_day, 'KWD')
      await insertRestriction(tx, {
        merchantId,
        publicId: rule.id,
        name: rule.name,
        scope: 'all',
        scopeOf: [],
        identifier: rule.identifier,
        list: rule.list,
        currency: sum?.ok ? 'KWD' : null,
        sumPerDay: sum?.ok ? sum.value.minor : null,
        paymentsPerDay: rule.payments_per_day ?? null,
        currencies: [],
        gateways: [],
        days: [],
        messageEn: rule.message_en ?? null,
        messageAr: rule.message_ar ?? null,
        createdBy: 'admin.demo',
        createdAt: now,
        updatedAt: now,
      })
      const stored = await findRestriction(tx, { merchantId, publicId: rule.id })
      if (stored) await insertIdentifiers(tx, stored, rule.listed)
    }
  })
}

async function linesOf<Row>(name: string, row: z.ZodType<Row>): Promise<Row[]> {
  const text = await readFile(new URL(name, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => row.parse(JSON.parse(line)))
}
