import type { coreContract } from '@wasl/contracts/core'
import type { AuditEntry } from '@wasl/contracts/core/dashboard/administration/audit.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { describeAction } from '../../../kernel/audit/audit-words.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { auditActors, auditPage, type AuditLine } from './audit-log.service.ts'

const onPage = 50

export const auditHandlers = ({
  db,
}: {
  db: Db
}): Handlers<typeof coreContract, CoreEnv>['administration']['audit'] => ({
  list: async ({ query }, c) => {
    const { merchantId, language } = c.var
    const { limit = onPage } = query
    const { lines, next } = await auditPage(db, {
      merchantId,
      actor: query.actor?.trim() || null,
      object: query.object?.trim() || null,
      kind: query.kind ?? null,
      action: query.action ?? null,
      after: query.created_after ? new Date(query.created_after) : null,
      until: query.created_before ? new Date(query.created_before) : null,
      before: query.before ? Number(query.before) : null,
      limit,
    })
    return { status: 200, body: { results: lines.map((line) => onWire(line, language)), next } }
  },

  actors: async (_request, c) => {
    const actors = await auditActors(db, c.var.merchantId)
    const results = actors.map(({ actor, nameEn, nameAr }) => ({ actor, name_en: nameEn, name_ar: nameAr }))
    return { status: 200, body: { results } }
  },
})

const onWire = (line: AuditLine, language: Locale): z.infer<typeof AuditEntry> => ({
  id: line.id,
  actor: line.actor,
  actor_name_en: line.nameEn,
  actor_name_ar: line.nameAr,
  action: line.action,
  description: describeAction(line, language),
  object: line.object,
  detail: line.detail,
  network: line.network,
  request_id: line.requestId,
  timestamp: line.at.toISOString(),
})
