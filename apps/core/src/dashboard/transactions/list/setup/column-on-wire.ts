import type { ConfiguredColumn } from '@wasl/contracts/values/list-config'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import type { Column } from '../../../../kernel/lists/column.domain.ts'

/** S2 §3 "Configured column". */
export const columnOnWire = (
  { name, labelEn, labelAr, isActive, position, isCustom }: Column,
  language: Locale,
): z.input<typeof ConfiguredColumn> => ({
  name,
  verbose_name: language === 'ar' ? labelAr : labelEn,
  label_en: labelEn,
  label_ar: labelAr,
  is_active: isActive,
  order: position,
  is_custom: isCustom,
})
