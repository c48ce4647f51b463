import type { coreContract } from '@wasl/contracts/core'
import type { AuditEntry } from '@wasl/contracts/core/dashboard/administration/audit.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { describeAction } from '../../../kernel/audit/audit-words.ts'
import { pageProblem } from '../../../kernel/lists/page-problem.ts'
import type { Clock } from '../../../platform/clock.ts'
import { streamOf } from '../../../platform/csv/csv.ts'
import type { Db } from '../../../platform/db/db.ts'
import { attachment } from '../../../platform/files/download.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import type { WindowLimit } from '../../../platform/limits/window-limit.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import { auditFile, auditFileWords } from './audit-file.service.ts'
import { auditActors, auditPart, type AuditLine } from './audit-log.service.ts'

type AuditDeps = {
  db: Db
  clock: Clock
  /** Files in an hour, for each user (reliability D-24). */
  files: WindowLimit
}

export const auditHandlers = ({
  db,
  clock,
  files,
}: AuditDeps): Handlers<typeof coreContract, CoreEnv>['administration']['audit'] => ({
  list: async ({ query }, c) => {
    const { merchantId, language } = c.var
    const part = await auditPart(db, merchantId, query)
    if (!part.ok) return { status: 400, body: pageProblem(part.error, language) }
    const { lines, next } = part.value
    return { status: 200, body: { results: lines.map((line) => onWire(line, language)), next } }
  },

  file: async ({ query }, c) => {
    const { language } = c.var
    const by = byOf(c)
    const waitMs = files.take(`${by.staff.merchantId} ${by.staff.userId}`)
    if (waitMs > 0) {
      c.header('retry-after', String(Math.ceil(waitMs / 1_000)))
      return {
        status: 429,
        body: { detail: auditFileWords('auditFile.tooMany', language), code: 'too_many' },
      }
    }
    const now = clock.now()
    const lines = await auditFile(db, { by, query, language, now })
    return attachment({ name: `audit-${now.toISOString().slice(0, 10)}.csv`, content: streamOf(lines) })
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
