import type { PayDetails, SentExtra } from '@wasl/contracts/core/pay.contract'
import type { Delivery, DeliveryCommand } from '@wasl/contracts/web/pay/delivery.contract'
import { readAddressName } from '@wasl/domain/delivery'
import type { z } from 'zod'
import { localised } from '../../core/merchant.translate.ts'

type Details = z.infer<typeof PayDetails>
type Config = NonNullable<Details['delivery_config']>

/** S1 §4: straight to the choices where multi-checkout is off or captures nothing. */
export function toDelivery(details: Details): Delivery | null {
  const { delivery_config: config } = details
  if (config === null) return null
  const capture = {
    address: config.capture_delivery_address,
    location: config.capture_delivery_location,
  }
  if (!config.multicheckout_enabled || (!capture.address && !capture.location)) return null
  return {
    capture,
    welcome: config.first_popup && localised(config.first_popup.en, config.first_popup.ar),
    confirm: config.second_popup && localised(config.second_popup.en, config.second_popup.ar),
    country: config.country,
    areas: toAreas(config.kuwait_areas),
    saved: toSaved(details.extra),
    isComplete: details.delivery_complete,
  }
}

/** The three lists stand in one order; an area without its place could not be found on the map. */
const toAreas = ({ en_list, ar_list, positions }: Config['kuwait_areas']): Delivery['areas'] =>
  en_list.flatMap((en, at) => {
    const [ar, position] = [ar_list[at], positions[at]]
    return ar && position ? [{ en, ar, ...position }] : []
  })

function toSaved(extra: Details['extra']): Delivery['saved'] {
  const { sandbox_scenario: _scenario, ...saved } = extra
  if (Object.keys(saved).length === 0) return null
  return {
    fields: {
      ...readAddressName(saved.address ?? '', saved.custom_address ?? ''),
      type: saved.type ?? '',
      area: saved.area ?? '',
      block: saved.block ?? '',
      street: saved.street ?? '',
      avenue: saved.avenue ?? '',
      houseNo: saved.house_no ?? '',
      floor: saved.floor ?? '',
      officeNo: saved.office_no ?? '',
      paciNo: saved.paci_no ?? '',
      specialInstructions: saved.special_instructions ?? '',
    },
    location: saved.delivery_location ?? null,
  }
}

export function toExtra({ fields, location }: DeliveryCommand): z.infer<typeof SentExtra> {
  const type = (['House', 'Apartment', 'Office'] as const).find((known) => known === fields.type)
  return {
    address: fields.address,
    custom_address: fields.customAddress,
    ...(type && { type }),
    area: fields.area,
    block: fields.block,
    street: fields.street,
    avenue: fields.avenue,
    house_no: fields.houseNo,
    floor: fields.floor,
    office_no: fields.officeNo,
    paci_no: fields.paciNo,
    special_instructions: fields.specialInstructions,
    ...(location && { delivery_location: { lat: location.lat, lng: location.lng } }),
  }
}
