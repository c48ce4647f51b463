import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { storedFile } from '../../kernel/merchants/merchants.schema.ts'
import { requestTemplate } from './template.schema.ts'

export type Template = typeof requestTemplate.$inferSelect
export type TemplateRow = Awaited<ReturnType<typeof findTemplates>>[number]

/** Each with the file it names, where that is still kept. */
export const findTemplates = (db: Db | Tx, merchantId: number) =>
  db
    .select({ template: requestTemplate, file: storedFile })
    .from(requestTemplate)
    .leftJoin(
      storedFile,
      and(
        eq(storedFile.merchantId, requestTemplate.merchantId),
        eq(storedFile.id, sql`regexp_replace(${requestTemplate.fields} ->> 'attachment', '^.*/', '')`),
      ),
    )
    .where(eq(requestTemplate.merchantId, merchantId))
    .orderBy(asc(sql`lower(${requestTemplate.name})`), asc(requestTemplate.id))

/** Two who save at once: the second counts what the first has saved. */
export async function lockTemplates(tx: Tx, merchantId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`templates ${merchantId}`}, 0))`)
}

export async function insertTemplate(tx: Tx, values: typeof requestTemplate.$inferInsert): Promise<Template> {
  const [row] = await tx.insert(requestTemplate).values(values).returning()
  if (!row) throw new Error('the template was not stored')
  return row
}

type Of = { merchantId: number; publicId: string }
export type TemplateChange = Partial<Pick<Template, 'name' | 'fields'>> &
  Pick<Template, 'changedBy' | 'changedAt'>

export async function lockTemplate(tx: Tx, of: Of): Promise<Template | null> {
  const [row] = await tx.select().from(requestTemplate).where(isOf(of)).for('no key update')
  return row ?? null
}

export async function updateTemplate(tx: Tx, of: Of, change: TemplateChange): Promise<void> {
  await tx.update(requestTemplate).set(change).where(isOf(of))
}

export async function deleteTemplate(tx: Tx, of: Of): Promise<Template | null> {
  const [row] = await tx.delete(requestTemplate).where(isOf(of)).returning()
  return row ?? null
}

const isOf = ({ merchantId, publicId }: Of) =>
  and(eq(requestTemplate.merchantId, merchantId), eq(requestTemplate.publicId, publicId))
