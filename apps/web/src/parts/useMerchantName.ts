import { pick } from '@wasl/domain/locale'
import { usePageFacts } from '../base/page-context.tsx'
import { useLocale } from '../i18n/language.tsx'

export const useMerchantName = (): string => pick(usePageFacts().merchant.title, useLocale())
