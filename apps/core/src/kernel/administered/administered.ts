import { accepted, refused, type Result } from '@wasl/domain/result'
import { and, count, eq, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AuditString } from '../audit/audit.strings.ts'
import { changesOf } from '../audit/changes-of.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Values } from '../../platform/http/words.ts'
import { newPublicId } from '../../platform/ids.ts'
import { audited, type By } from './by.ts'

export type AdministeredDeps = { db: Db; clock: Clock }
export type FieldProblem<Says> = { field: string; says: Says; values?: Values }
export type AdministeredRefusal<Says> =
  | { kind: 'fields'; problems: readonly FieldProblem<Says>[] }
  | { kind: 'notFound' | 'changed' }
  | { kind: 'tooMany'; limit: number }

/** A merchant's own rows, each with a count of its edits, and a public id unless its own key names it. */
type Table = PgTable & Record<'merchantId' | 'revision', PgColumn>

type Area<T extends Table, Wish, Says extends string> = {
  table: T
  /** The column of the key, for rows that a key from the wish names instead of a public id. */
  key?: keyof InferSelectModel<T> & string
  /** How many a merchant may have. */
  limit: number
  /** Held until the transaction ends, so that what `problems` reads stays true. */
  lock: (tx: Tx, merchantId: number) => Promise<unknown>
  /** What the wish says, by the table's columns. */
  read: (wish: Wish) => Partial<InferSelectModel<T>>
  /** What a new one has besides, such as its place. */
  begin?: (tx: Tx, asked: { merchantId: number; wish: Wish; by: By }) => Promise<Partial<InferSelectModel<T>>>
  /** What else a change does, in its transaction. */
  follow?: (
    tx: Tx,
    asked: { before: InferSelectModel<T>; after: Partial<InferSelectModel<T>> },
  ) => Promise<unknown>
  /** What is wrong with it; `before` is null for a new one. */
  problems: (
    tx: Tx,
    asked: { merchantId: number; wish: Wish; before: InferSelectModel<T> | null },
  ) => Promise<readonly FieldProblem<Says>[]>
  audit: {
    added: AuditString
    changed: AuditString
    /** By the row's columns. */
    nameOf: (row: Partial<InferSelectModel<T>>, id: string) => string | undefined
  }
  /** Rows of an area without it are never deleted. `detail` is what the history keeps of the row. */
  remove?: { audit: AuditString; detail: (row: InferSelectModel<T>) => Record<string, unknown> }
}

/** Makes, changes and deletes the rows of an area of the administration: under its lock and limit, with history. */
export function administered<T extends Table, Wish, Says extends string>(area: Area<T, Wish, Says>) {
  type Row = InferSelectModel<T>
  type Answer = Promise<Result<string, AdministeredRefusal<Says>>>
  const table: Table = area.table
  const key = area.key ?? 'publicId'
  const columns = table as unknown as Record<string, PgColumn | undefined>
  const one = (merchantId: number, id: string) =>
    // The type of an area says that its table has this column.
    and(eq(table.merchantId, merchantId), eq(columns[key]!, id))
  const nameOf = (row: Partial<Row>, id: string): string => area.audit.nameOf(row, id) ?? id
  const updated = (now: Date) => (columns['updatedAt'] ? { updatedAt: now } : {})
  const locked = async (tx: Tx, merchantId: number, id: string) => {
    await area.lock(tx, merchantId)
    const rows = await tx.select().from(table).where(one(merchantId, id)).for('no key update')
    return rows[0] as (Row & { revision: number }) | undefined
  }

  return {
    create: ({ db, clock }: AdministeredDeps, by: By, wish: Wish): Answer =>
      inTransaction(db, async (tx) => {
        const { merchantId } = by.staff
        await area.lock(tx, merchantId)
        const [found] = await tx.select({ rows: count() }).from(table).where(eq(table.merchantId, merchantId))
        const { limit } = area
        if ((found?.rows ?? 0) >= limit) return refused({ kind: 'tooMany' as const, limit })
        const problems = await area.problems(tx, { merchantId, wish, before: null })
        if (problems.length > 0) return refused({ kind: 'fields' as const, problems })
        const now = clock.now()
        const after = { ...(await area.begin?.(tx, { merchantId, wish, by })), ...area.read(wish) }
        const own = area.key ? {} : { publicId: newPublicId(), createdAt: now, ...updated(now) }
        await tx.insert(table).values({ ...after, ...own, merchantId })
        const id = String({ ...after, ...own }[key as 'publicId'])
        const { added: action } = area.audit
        await audited(tx, by, { action, object: nameOf(after, id), detail: { after }, now })
        return accepted(id)
      }),

    /** `revision` is what the wish began with. */
    change: (
      { db, clock }: AdministeredDeps,
      by: By,
      { id, revision, ...wish }: { id: string; revision: number } & Wish,
    ): Answer =>
      inTransaction(db, async (tx) => {
        const { merchantId } = by.staff
        const before = await locked(tx, merchantId, id)
        if (!before) return refused({ kind: 'notFound' as const })
        if (before.revision !== revision) return refused({ kind: 'changed' as const })
        const asked = wish as unknown as Wish
        const problems = await area.problems(tx, { merchantId, wish: asked, before })
        if (problems.length > 0) return refused({ kind: 'fields' as const, problems })
        const after = area.read(asked)
        const now = clock.now()
        await area.follow?.(tx, { before, after })
        await tx
          .update(table)
          .set({ ...after, ...updated(now), revision: revision + 1 })
          .where(one(merchantId, id))
        const { changed: action } = area.audit
        const detail = changesOf<Partial<Row>>(before, after)
        await audited(tx, by, { action, object: nameOf(after, id), detail, now })
        return accepted(id)
      }),

    remove: (
      { db, clock }: AdministeredDeps,
      by: By,
      id: string,
    ): Promise<Result<string, { kind: 'notFound' }>> =>
      inTransaction(db, async (tx) => {
        const { merchantId } = by.staff
        if (!area.remove) throw new Error('rows of this area are never deleted')
        const row = await locked(tx, merchantId, id)
        if (!row) return refused({ kind: 'notFound' as const })
        await tx.delete(table).where(one(merchantId, id))
        const { audit: action, detail } = area.remove
        await audited(tx, by, { action, object: nameOf(row, id), detail: detail(row), now: clock.now() })
        return accepted(id)
      }),
  }
}
