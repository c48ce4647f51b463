import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import type { Locale } from '@wasl/domain/locale'
import type { NamedPlace } from '@wasl/ui/map/place.ts'

/** The areas as a map names them. */
export const namedAreas = (areas: Delivery['areas'], locale: Locale): NamedPlace[] =>
  areas.map((area) => ({ ...area, id: area.en, name: area[locale] }))
