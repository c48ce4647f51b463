import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { noDelivery, type DeliveryFields } from '@wasl/domain/delivery'
import type { FormNotice } from '../../page-data.ts'

/** What the form opens with: what came back from a refused press, else what was saved, else Home and a house. */
export function firstFields({ saved }: Delivery, notice: FormNotice | null): DeliveryFields {
  const before = saved?.fields ?? noDelivery
  return notice?.delivery
    ? { ...before, ...notice.delivery }
    : { ...before, address: before.address || noDelivery.address }
}
