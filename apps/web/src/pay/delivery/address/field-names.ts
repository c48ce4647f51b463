import type { DeliveryField } from '@wasl/domain/delivery'
import type { deliveryStrings } from '../delivery.strings.ts'

/** The label of each field, for messages that name it. */
export const fieldNames = {
  location: 'delivery.map',
  address: 'delivery.name',
  customAddress: 'delivery.customAddress',
  type: 'delivery.type',
  area: 'delivery.area',
  block: 'delivery.block',
  street: 'delivery.street',
  avenue: 'delivery.avenue',
  houseNo: 'delivery.houseNo',
  floor: 'delivery.floor',
  officeNo: 'delivery.officeNo',
  paciNo: 'delivery.paciNo',
  specialInstructions: 'delivery.specialInstructions',
} as const satisfies Record<DeliveryField | 'location', keyof typeof deliveryStrings>
