import { deliveryLimits, type DeliveryField } from '@wasl/domain/delivery'
import { pick, type Locale } from '@wasl/domain/locale'
import { wireNames } from '../checkout/delivery-extra.ts'
import type { DeliveryRefusal, DeliveryTrouble } from '../checkout/delivery.domain.ts'
import { payWords } from './pay-words.ts'

type Of<Kind extends DeliveryRefusal['kind']> = Extract<DeliveryRefusal, { kind: Kind }>

/** S1 §5's messages, under the names of the wire. */
export function deliveryTexts(
  { problems }: Of<'deliveryInvalid'>,
  language: Locale,
): Record<string, string[]> {
  // The keys of `problems` are its type's.
  const found = Object.entries(problems) as [DeliveryField | 'location', DeliveryTrouble][]
  return Object.fromEntries(
    found.map(([field, trouble]) => [
      field === 'location' ? 'delivery_location' : wireNames[field],
      [troubleText(field, trouble, language)],
    ]),
  )
}

/** ux DEL-04: a question to the payer, not a mistake of theirs. */
export const pinText = ({ chosen, found, kilometres }: Of<'pinElsewhere'>, language: Locale): string =>
  found
    ? payWords('pay.pinElsewhere', language, { found: pick(found, language), chosen: pick(chosen, language) })
    : payWords('pay.pinFar', language, { kilometres: kilometres ?? 0, chosen: pick(chosen, language) })

function troubleText(field: DeliveryField | 'location', trouble: DeliveryTrouble, language: Locale): string {
  switch (trouble) {
    case 'required':
      return payWords(field === 'location' ? 'pay.delivery.location' : 'pay.delivery.required', language)
    case 'tooLong':
      return tooLongText(field, language)
    case 'notDigits':
      return payWords('pay.delivery.notDigits', language)
    case 'noNumber':
      return payWords('pay.delivery.noNumber', language)
    case 'unknown':
      return payWords(field === 'area' ? 'pay.delivery.unknownArea' : 'pay.delivery.unknown', language)
    case 'outside':
      return payWords('pay.delivery.outside', language)
  }
}

function tooLongText(field: DeliveryField | 'location', language: Locale): string {
  const limit = Object.hasOwn(deliveryLimits, field)
    ? deliveryLimits[field as keyof typeof deliveryLimits]
    : 0
  switch (field) {
    case 'customAddress':
    case 'specialInstructions':
    case 'paciNo':
      return payWords(`pay.delivery.${field}`, language, { limit })
    default:
      return payWords('pay.delivery.tooLong', language, { limit })
  }
}
