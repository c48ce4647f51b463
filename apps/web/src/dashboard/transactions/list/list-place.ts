import { listModules, type ListPlace } from '@wasl/contracts/lists/transactions'

/** '/en/dashboard/payment-request/deleted-transactions' is the deleted ones of payment_request; null where it is no list. */
export function placeOf(pathname: string): ListPlace | null {
  const [, , first = '', second] = pathname.split('/').filter(Boolean)
  if (first === 'transactions') return { module: 'all', list: 'live' }
  const module = listModules.find((name) => name !== 'all' && name === first.replaceAll('-', '_'))
  if (!module) return null
  if (second === 'transactions' || second === 'table-headers') return { module, list: 'live' }
  return second === 'deleted-transactions' ? { module, list: 'deleted' } : null
}

/** The list itself, not what stands below it. */
export const isListPath = (pathname: string): boolean =>
  /\/(deleted-)?transactions\/?$/.test(pathname) && placeOf(pathname) !== null

/** 'payment-request', as it stands in addresses. */
export const moduleInPath = (plugin: string): string => plugin.replaceAll('_', '-')
