import type { OrderHappening } from '@wasl/contracts/web/dashboard/orders.contract'
import type { Tone } from '@wasl/ui/money/StatusBadge'
import { ordersStrings } from './orders.strings.ts'

export type HistoryPart = 'all' | 'order' | 'money' | 'stock' | 'messages'

/** What each part of the history shows. */
export const ofParts: Readonly<Record<HistoryPart, readonly OrderHappening['of'][]>> = {
  all: ['order', 'payment', 'stock', 'voucher', 'message', 'webhook'],
  order: ['order'],
  money: ['payment', 'voucher'],
  stock: ['stock'],
  messages: ['message', 'webhook'],
}

type Key = keyof typeof ordersStrings
const isKey = (key: string): key is Key => Object.hasOwn(ordersStrings, key)

const paid = ['success', 'authorized', 'capturing', 'cod']
const waiting = ['created', 'submitting', 'pending', 'unknown']

/** The words of what happened; null for what this version does not know. */
export function happeningWord({
  of,
  type,
  outcome,
}: Pick<OrderHappening, 'of' | 'type' | 'outcome'>): Key | null {
  const key = keyOf({ of, type, outcome })
  return isKey(key) ? key : null
}

function keyOf({ of, type, outcome }: Pick<OrderHappening, 'of' | 'type' | 'outcome'>): string {
  switch (of) {
    case 'payment':
      if (type === 'refund' || type === 'void') return `orders.attempt.${type}`
      return `orders.attempt.${paid.includes(type) ? 'paid' : waiting.includes(type) ? 'waiting' : 'failed'}`
    case 'stock':
      return `orders.stock.${type === 'expired' ? 'released' : type}`
    case 'voucher':
      return `orders.voucherUse.${type}`
    case 'message':
      return outcome === 'failed' ? 'orders.message.failed' : `orders.message.${type}`
    case 'webhook':
      return `orders.webhook.${outcome}`
    case 'order':
      return `orders.event.${type}`
  }
}

const bad = ['canceled', 'payment_failed', 'expired', 'unfulfillable']

/** What went wrong is red, what settled something green, the rest quiet. */
export function happeningTone({ of, type, outcome }: Pick<OrderHappening, 'of' | 'type' | 'outcome'>): Tone {
  if (outcome === 'failed') return 'danger'
  if (of === 'order') return bad.includes(type) ? 'danger' : type.startsWith('secured') ? 'success' : 'info'
  if (of !== 'payment' || type === 'refund' || type === 'void') return 'neutral'
  return paid.includes(type) ? 'success' : waiting.includes(type) ? 'warning' : 'danger'
}
