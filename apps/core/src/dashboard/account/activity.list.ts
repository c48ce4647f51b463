import { activityList } from '@wasl/contracts/lists/audit'
import { and, eq } from 'drizzle-orm'
import { audit } from '../../kernel/audit/audit.schema.ts'
import { isOfKind } from '../../kernel/audit/audit.store.ts'
import { within } from '../../kernel/lists/conditions.ts'
import { listOf } from '../../kernel/lists/list-of.store.ts'

type Whose = { merchantId: number; actor: string }

export const activity = listOf(activityList, audit, {
  id: audit.id,
  createdAt: audit.at,
  columns: { kind: isOfKind, created: within(audit.at) },
  sorts: { created: [] },
  scope: ({ merchantId, actor }: Whose) => and(eq(audit.merchantId, merchantId), eq(audit.actor, actor)),
})
