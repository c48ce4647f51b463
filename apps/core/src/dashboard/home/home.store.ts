import { and, desc, eq, ne } from 'drizzle-orm'
import { audit, isWork } from '../../kernel/audit/audit.schema.ts'
import { gateway } from '../../kernel/merchants/merchants.schema.ts'
import type { Db } from '../../platform/db/db.ts'

export type GatewayName = { code: string; nameEn: string; nameAr: string; logoUrl: string | null }

export const findGatewayNames = (db: Db, merchantId: number): Promise<GatewayName[]> =>
  db
    .select({ code: gateway.code, nameEn: gateway.nameEn, nameAr: gateway.nameAr, logoUrl: gateway.logoUrl })
    .from(gateway)
    .where(eq(gateway.merchantId, merchantId))

/** What staff did, newest first; what payers save of their delivery is theirs. */
export const findWork = (
  db: Db,
  { merchantId, actor, limit }: { merchantId: number; actor: string | null; limit: number },
) =>
  db
    .select({ id: audit.id, actor: audit.actor, action: audit.action, object: audit.object, at: audit.at })
    .from(audit)
    .where(
      and(
        eq(audit.merchantId, merchantId),
        isWork,
        ne(audit.action, 'delivery.saved'),
        actor === null ? undefined : eq(audit.actor, actor),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit)
