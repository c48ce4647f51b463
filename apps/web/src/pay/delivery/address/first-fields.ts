import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { areaNamed } from '@wasl/domain/area-search'
import { noDelivery, type DeliveryFields } from '@wasl/domain/delivery'
import type { FormNotice } from '../../../base/page-data.ts'

/** What the form opens with: what came back from a refused press, else what was saved, else Home and a house. */
export function firstFields({ saved, areas }: Delivery, notice: FormNotice | null): DeliveryFields {
  const before = saved?.fields ?? noDelivery
  const fields = { ...before, address: before.address || noDelivery.address, ...notice?.delivery }
  return { ...fields, area: areaNamed(areas, fields.area)?.en ?? fields.area }
}
