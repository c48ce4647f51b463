import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { areaNamed } from '@wasl/domain/area-search'
import {
  deliveryLimits,
  deliveryProblems,
  type DeliveryField,
  type DeliveryFields,
  type DeliveryProblem,
} from '@wasl/domain/delivery'
import type { Text } from '../../../i18n/text.tsx'
import type { deliveryStrings } from '../delivery.strings.ts'

type Problems = Partial<Record<DeliveryField, DeliveryProblem>>
export type DeliveryText = Text<keyof typeof deliveryStrings>

/** What the form itself finds in tidied fields; the server finds it again. */
export function problemsIn(
  fields: DeliveryFields,
  { capture, areas }: Pick<Delivery, 'capture' | 'areas'>,
): Problems {
  const found = deliveryProblems(fields, { capture })
  const isKnown = areas.length === 0 || fields.area === '' || areaNamed(areas, fields.area) !== null
  if (!isKnown) found.area ??= 'unknown'
  return found
}

/** In the words of S1 §5. */
export function problemText(field: DeliveryField, problem: DeliveryProblem, t: DeliveryText): string {
  switch (problem) {
    case 'required':
      return t('delivery.required')
    case 'notDigits':
      return t('delivery.notDigits')
    case 'noNumber':
      return t('delivery.noNumber')
    case 'unknown':
      return t(field === 'area' ? 'delivery.unknown.area' : 'delivery.unknown')
    case 'tooLong':
      return tooLongText(field, t)
  }
}

function tooLongText(field: DeliveryField, t: DeliveryText): string {
  switch (field) {
    case 'customAddress':
    case 'specialInstructions':
    case 'paciNo':
      return t(`delivery.tooLong.${field}`)
    default:
      return t('delivery.tooLong', {
        limit: Object.hasOwn(deliveryLimits, field)
          ? deliveryLimits[field as keyof typeof deliveryLimits]
          : 0,
      })
  }
}
