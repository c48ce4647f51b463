import { areaNamed } from '@wasl/domain/area-search'
import {
  deliveryProblems,
  tidyDelivery,
  type DeliveryCapture,
  type DeliveryField,
  type DeliveryFields,
  type DeliveryProblem,
} from '@wasl/domain/delivery'
import { comparePin, type Pin, type PlacedArea } from '@wasl/domain/pin'
import { accepted, refused, type Result } from '@wasl/domain/result'

export type Delivery = { fields: DeliveryFields; location: Pin | null }

export type DeliveryRefusal =
  | { kind: 'deliveryInvalid'; problems: Partial<Record<DeliveryField | 'location', DeliveryTrouble>> }
  | { kind: 'pinElsewhere'; chosen: PlacedArea; found: PlacedArea | null; kilometres: number | null }

export type DeliveryTrouble = DeliveryProblem | 'outside'

type Rules = {
  capture: DeliveryCapture
  /** Empty where the areas of the country are not known: then any text is an area, and any pin is in the country. */
  areas: readonly PlacedArea[]
  /** The payer was asked, and stands by the pin. */
  isPinConfirmed: boolean
}

/** S1 §5 on the server, with the area under its English name. A pin in another area is a question, one abroad an error. */
export function readDelivery(
  { fields: typed, location }: Delivery,
  { capture, areas, isPinConfirmed }: Rules,
): Result<Delivery, DeliveryRefusal> {
  const tidy = tidyDelivery(typed)
  const area = areas.length > 0 ? areaNamed(areas, tidy.area) : null
  const fields = area ? { ...tidy, area: area.en } : tidy
  const problems: Partial<Record<DeliveryField | 'location', DeliveryTrouble>> = deliveryProblems(fields, {
    capture,
  })
  if (areas.length > 0 && fields.area !== '' && area === null) problems.area ??= 'unknown'
  if (capture.location && location === null) problems.location = 'required'
  const verdict =
    location && areas.length > 0 ? comparePin(location, area, areas) : { kind: 'agrees' as const }
  if (verdict.kind === 'outside') problems.location = 'outside'
  if (Object.keys(problems).length > 0) return refused({ kind: 'deliveryInvalid', problems })
  if (area && !isPinConfirmed && verdict.kind === 'elsewhere') {
    return refused({ kind: 'pinElsewhere', chosen: area, found: verdict.area, kilometres: null })
  }
  if (area && !isPinConfirmed && verdict.kind === 'far') {
    return refused({ kind: 'pinElsewhere', chosen: area, found: null, kilometres: verdict.kilometres })
  }
  return accepted({ fields, location })
}

/** Whether what is saved is all that the request asks for before it may be paid. */
export const isDeliveryComplete = (saved: Delivery, rules: Omit<Rules, 'isPinConfirmed'>): boolean =>
  (!rules.capture.address && !rules.capture.location) ||
  readDelivery(saved, { ...rules, isPinConfirmed: true }).ok
