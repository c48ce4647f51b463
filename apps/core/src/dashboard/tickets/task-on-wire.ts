import type { PermissionRequest, Task } from '@wasl/contracts/core/dashboard/tickets.contract'
import type { Locale } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import type { z } from 'zod'
import type { AnswerRefusal } from '../../kernel/permission-requests/permission-requests.domain.ts'
import type { ListedPermission } from '../../kernel/permission-requests/permission-requests.store.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { ticketStrings } from './tickets.strings.ts'
import { ticketStringsAr } from './tickets.strings.ar.ts'

export const words = wordsOf({ en: ticketStrings, ar: ticketStringsAr })

export const requestOnWire = (request: ListedPermission): z.infer<typeof PermissionRequest> => ({
  id: request.publicId,
  status: request.status,
  username: request.username,
  name_en: request.nameEn,
  name_ar: request.nameAr,
  permission: request.permission,
  object: request.object,
  amount:
    request.amount === null || request.currency === null
      ? null
      : decimalText(money(request.amount, request.currency)),
  currency_code: request.currency,
  customer_name_en: request.customerEn,
  customer_name_ar: request.customerAr,
  why: request.why,
  allows_hours: request.hours,
  is_used: request.usedKey !== null,
  for_user:
    request.forUserId === null
      ? null
      : { username: request.object, name_en: request.forNameEn ?? '', name_ar: request.forNameAr ?? '' },
  created: request.createdAt.toISOString(),
  expires: request.expiresAt.toISOString(),
  answered: request.decidedAt?.toISOString() ?? null,
  answered_by: request.answeredBy,
  reason: request.reason,
})

const answers = ['approve', 'decline'] as const

export function taskOnWire(
  { request, problem }: { request: ListedPermission; problem: AnswerRefusal | null },
  language: Locale,
): z.infer<typeof Task> {
  const isHindered = request.status === 'NEW' && problem !== null
  return {
    ...requestOnWire(request),
    process_id: 'permission_request',
    actions: problem === null ? answers.map((value) => actionOf(value, request.publicId, language)) : [],
    hindrance: isHindered ? words(`ticket.${problem}`, language) : null,
  }
}

const actionOf = (value: (typeof answers)[number], id: string, language: Locale) => ({
  value,
  verbose_name: words(`ticket.${value}`, language),
  url: `/api/v1/ticket/tasks/${id}/${value}`,
  method: 'POST' as const,
})
