import { resultView } from '@wasl/domain/states'
import { addressesOf } from '../kernel/messages/messages.domain.ts'
import { defaultSettings, type Channel } from '../kernel/notices/notification-settings.ts'
import type { AttemptRow } from './pay.store.ts'

/** RES-03, what will arrive where: the ways by which the customer hears of secured money, as the relay will read them. */
export function confirmationChannels({ attempt, bill }: AttemptRow): Channel[] {
  if (resultView(attempt.state) !== 'success') return []
  const { transaction, merchant, customer } = bill
  const settings = transaction.notifications ?? merchant.notifications ?? defaultSettings(transaction.plugin)
  const own = { email: customer?.email ?? null, phone: customer?.phone ?? null }
  return addressesOf('paid', { settings: { ...settings, emailRecipients: [] }, customer: own }).map(
    ({ channel }) => channel,
  )
}
