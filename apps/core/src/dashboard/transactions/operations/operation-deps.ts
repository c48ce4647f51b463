import type { Gateways } from '../../../kernel/gateways/registry.ts'
import type { Ledger } from '../../../kernel/ledger/ledger.ts'
import type { SendAgain, SendAgainRefusal } from '../../../kernel/messages/send-again.service.ts'
import type { StaffMailing } from '../../../kernel/messages/write-staff-mail.service.ts'
import type {
  PermissionAsked,
  PermissionWish,
} from '../../../kernel/permission-requests/request-permission.service.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import type { Webhooks } from '../../../kernel/webhooks/endpoints.service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Result } from '@wasl/domain/result'

export type OperationDeps = {
  db: Db
  clock: Clock
  log: Pick<Log, 'error'>
  gateways: Pick<Gateways, 'find'>
  ledger: Pick<Ledger, 'operate' | 'resolveMoney' | 'askAgain' | 'withdrawTransaction' | 'deleteTransaction'>
  webhooks: Pick<Webhooks, 'tellAgain'>
  /** Of mails to staff. */
  mailing: StaffMailing
  sendAgain: (wish: SendAgain) => Promise<Result<{ recipient: string }, SendAgainRefusal>>
  /** In the user's name; asked once, however often it is pressed. `object` is the transaction's public id. */
  requestPermission: (staff: Staff, wish: PermissionWish) => Promise<PermissionAsked>
}
