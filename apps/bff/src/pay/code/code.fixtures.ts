import type { CodeLookup } from '@wasl/contracts/core/pay/code.contract'
import type { z } from 'zod'

export const codeLookup: z.infer<typeof CodeLookup> = {
  field_label: 'Phone number',
  field_label_en: 'Phone number',
  field_label_ar: 'رقم الهاتف',
  kind: 'phone',
  country: 'KW',
}
