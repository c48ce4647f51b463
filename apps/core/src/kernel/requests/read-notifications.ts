import { isEmail } from '@wasl/domain/email'
import type { NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Merchant } from '../merchants/merchants.store.ts'
import { defaultSettings, type NotificationSettings } from '../notices/notification-settings.ts'
import type { FieldProblem } from './request-refusal.ts'

type Facts = { plugin: string; merchant: Pick<Merchant, 'notifications'> }

/** Who is told what. Further recipients alone hear what the customer hears anyway. */
export function readNotifications(
  { notifications, email_recipients: recipients }: NewRequest,
  { plugin, merchant }: Facts,
): Result<NotificationSettings | null, FieldProblem> {
  if (recipients !== undefined && !recipients.every((address) => isEmail(address.trim())))
    return refused({ field: 'email_recipients', says: 'request.email' })
  if (notifications === undefined && recipients === undefined) return accepted(null)
  const { email, sms, whatsapp } = notifications ?? merchant.notifications ?? defaultSettings(plugin)
  return accepted({
    ...(email && { email }),
    ...(sms && { sms }),
    ...(whatsapp && { whatsapp }),
    ...(recipients && { emailRecipients: recipients }),
  })
}
