import type { OperationRequest } from '@wasl/contracts/web/dashboard/tickets.contract'
import { nameOf } from '@wasl/domain/locale'
import { useLocale } from '../../i18n/language.tsx'
import { useChecksText } from './checks.text.ts'

/** Who asked for what, in words. */
export function useCheckWords(request: OperationRequest) {
  const t = useChecksText()
  const locale = useLocale()
  return {
    name: request.isByKey ? t('checks.server') : nameOf(request, locale) || request.username,
    operation: t(`checks.operation.${request.operation}`),
  }
}
