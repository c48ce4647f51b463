import { and, asc, desc, eq, gte, ilike, lt, lte, type SQL } from 'drizzle-orm'
import { audit } from '../../../kernel/audit/audit.schema.ts'
import { isOfKind, type AuditRow } from '../../../kernel/audit/audit.store.ts'
import type { ActivityKind } from '../../../kernel/audit/activity.domain.ts'
import { staffUser } from '../../../kernel/people/people.schema.ts'
import type { Db } from '../../../platform/db/db.ts'

export type AuditWish = {
  merchantId: number
  actor: string | null
  object: string | null
  kind: ActivityKind | null
  action: string | null
  after: Date | null
  until: Date | null
  /** Entries older than this one. */
  before: number | null
  limit: number
}

export type AuditLine = AuditRow & { nameEn: string | null; nameAr: string | null }

/** Newest first, from one entry on: what is written meanwhile moves nothing. */
export async function listAudit(db: Db, wish: AuditWish): Promise<AuditLine[]> {
  const isActor = and(eq(staffUser.merchantId, audit.merchantId), eq(staffUser.username, audit.actor))
  const rows = await db
    .select({ entry: audit, nameEn: staffUser.nameEn, nameAr: staffUser.nameAr })
    .from(audit)
    .leftJoin(staffUser, isActor)
    .where(and(eq(audit.merchantId, wish.merchantId), ...askedOf(wish)))
    .orderBy(desc(audit.id))
    .limit(wish.limit)
  return rows.map(({ entry, nameEn, nameAr }) => ({ ...entry, nameEn, nameAr }))
}

const askedOf = ({ actor, object, kind, action, after, until, before }: AuditWish): (SQL | undefined)[] => [
  actor === null ? undefined : eq(audit.actor, actor),
  object === null ? undefined : ilike(audit.object, `%${object.replace(/[\\%_]/g, '\\$&')}%`),
  kind === null ? undefined : isOfKind(kind),
  action === null ? undefined : eq(audit.action, action),
  after === null ? undefined : gte(audit.at, after),
  until === null ? undefined : lte(audit.at, until),
  before === null ? undefined : lt(audit.id, before),
]

export async function listActors(
  db: Db,
  merchantId: number,
): Promise<{ actor: string; nameEn: string; nameAr: string }[]> {
  return db
    .select({ actor: staffUser.username, nameEn: staffUser.nameEn, nameAr: staffUser.nameAr })
    .from(staffUser)
    .where(eq(staffUser.merchantId, merchantId))
    .orderBy(asc(staffUser.username))
    .limit(1_000)
}
