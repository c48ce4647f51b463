import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useStaff } from '../../../desk/staff.ts'
import { useLocale } from '../../../i18n/language.tsx'

/** From the list of requests to where one is made; null in other lists, and for who may not make one. */
export function useCreatePath({ module, list }: ListPlace): string | null {
  const locale = useLocale()
  const { may } = useStaff()
  const hasWay = module === 'payment_request' && list === 'live' && may('payment.create')
  return hasWay ? staffPaths.createRequest(locale) : null
}
