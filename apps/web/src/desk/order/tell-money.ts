import type { OrderSettled } from '@wasl/contracts/web/dashboard/orders.contract'
import type { Notices } from '../../base/session/staff-notices.ts'

/** What was done, and what became of the money: one that stayed is no success. */
export function tellMoney(notices: Notices, money: OrderSettled['money'], done: string): void {
  const refused = money.filter(({ result }) => result === 'refused')
  if (refused.length === 0) notices.success([done, ...money.map(({ message }) => message)].join(' '))
  else notices.partial([done, ...refused.map(({ message }) => message)].join(' '))
}
