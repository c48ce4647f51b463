import type { OperationRequest } from '@wasl/contracts/values/operation-request'
import { pick } from '@wasl/domain/locale'
import { useLocale } from '../../i18n/language.tsx'
import { useChecksText } from './checks.text.ts'

/** Who asked for what, in words. */
export function useCheckWords({ isByKey, name, username, operation }: OperationRequest) {
  const t = useChecksText()
  const locale = useLocale()
  return {
    name: isByKey ? t('checks.server') : pick(name, locale) || username,
    operation: t(`checks.operation.${operation}`),
  }
}
