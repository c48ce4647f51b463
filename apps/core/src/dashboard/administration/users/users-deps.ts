import type { StaffMailing } from '../../../kernel/messages/write-staff-mail.service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { UserProblem } from './read-user.ts'

export type UsersDeps = { db: Db; clock: Clock; mailing: StaffMailing }

export type UserRefusal =
  | { kind: 'fields'; problems: readonly UserProblem[] }
  | { kind: 'permissionDenied' | 'notFound' | 'higher' }
  | { kind: 'changed' | 'self' | 'lastOwner' | 'isDisabled' | 'noMail' }
