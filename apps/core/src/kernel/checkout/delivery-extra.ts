import type { Extra } from '@wasl/contracts/core/pay.contract'
import { customName, readAddressName, type DeliveryField, type DeliveryFields } from '@wasl/domain/delivery'
import type { Pin } from '@wasl/domain/pin'
import type { z } from 'zod'

type Saved = z.output<typeof Extra>
type TextName = Exclude<keyof Saved, 'delivery_location' | 'sandbox_scenario'>

/** The names of S1 §3 "Customer delivery info" for the fields the rules speak of. */
export const wireNames: Record<DeliveryField, TextName> = {
  address: 'address',
  customAddress: 'custom_address',
  type: 'type',
  area: 'area',
  block: 'block',
  street: 'street',
  avenue: 'avenue',
  houseNo: 'house_no',
  floor: 'floor',
  officeNo: 'office_no',
  paciNo: 'paci_no',
  specialInstructions: 'special_instructions',
}

export function fieldsOf(extra: Partial<Record<TextName, string | undefined>>): DeliveryFields {
  const text = (name: DeliveryField) => extra[wireNames[name]] ?? ''
  return {
    ...readAddressName(text('address'), text('customAddress')),
    type: text('type'),
    area: text('area'),
    block: text('block'),
    street: text('street'),
    avenue: text('avenue'),
    houseNo: text('houseNo'),
    floor: text('floor'),
    officeNo: text('officeNo'),
    paciNo: text('paciNo'),
    specialInstructions: text('specialInstructions'),
  }
}

/** What is stored: nothing empty, and a custom name as the address's own (S1 §4). */
export function extraOf(fields: DeliveryFields, location: Pin | null): Record<string, unknown> {
  const address = fields.address === customName ? fields.customAddress : fields.address
  const texts = Object.entries({ ...fields, address }).filter(([, text]) => text !== '')
  return {
    // The entries of `DeliveryFields` have its names.
    ...Object.fromEntries(texts.map(([name, text]) => [wireNames[name as DeliveryField], text])),
    ...(location && { delivery_location: { lat: location.lat, lng: location.lng } }),
  }
}
