import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { areaNamed } from '@wasl/domain/area-search'
import { addressNames, buildingTypes, customName, type DeliveryFields } from '@wasl/domain/delivery'
import type { Locale } from '@wasl/domain/locale'
import type { DeliveryText } from './delivery-problems.ts'
import { separatorOf } from '../separator.ts'

type Said = { locale: Locale; areas: Delivery['areas']; t: DeliveryText }

/** "Salmiya, block 10, street 12, no. 7", in the order a driver in Kuwait reads it. */
export function addressLine(fields: DeliveryFields, { locale, areas, t }: Said): string {
  const area = areaNamed(areas, fields.area)?.[locale] ?? fields.area
  const parts = (['block', 'street', 'avenue', 'houseNo', 'floor', 'officeNo', 'paciNo'] as const).flatMap(
    (name) => (fields[name] ? [t(`delivery.line.${name}`, { value: fields[name] })] : []),
  )
  return [area, ...parts].filter(Boolean).join(separatorOf(locale))
}

/** Home, House: the name it goes by, and what stands there. */
export function addressName({ address, customAddress, type }: DeliveryFields, t: DeliveryText): string[] {
  const name =
    address === customName ? customAddress : (addressNames.find((known) => known === address) ?? '')
  const shown = addressNames.find((known) => known === name)
  const building = buildingTypes.find((known) => known === type)
  return [shown ? t(`delivery.${shown}`) : name, building ? t(`delivery.${building}`) : ''].filter(Boolean)
}
