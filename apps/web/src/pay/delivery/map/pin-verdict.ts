import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { areaNamed } from '@wasl/domain/area-search'
import { comparePin, type Pin } from '@wasl/domain/pin'

type Area = Delivery['areas'][number]

/** What the pin and the form say together, before the server says the same. Null where there is nothing to compare. */
export function pinVerdict(location: Pin | null, area: string, areas: Delivery['areas']) {
  if (!location || areas.length === 0) return null
  const chosen = areaNamed<Area>(areas, area)
  return { chosen, ...comparePin(location, chosen, areas) }
}
