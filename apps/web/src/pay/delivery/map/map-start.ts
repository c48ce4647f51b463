import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { byName } from '@wasl/domain/by-name'
import { areaNamed } from '@wasl/domain/area-search'
import type { Pin } from '@wasl/domain/pin'

/** Where a map without a pin opens (S1 §9): the capital of the merchant's country. */
const capitals: Readonly<Record<string, Pin>> = byName({
  KW: { lat: 29.3759, lng: 47.9774 },
  SA: { lat: 24.7136, lng: 46.6753 },
  AE: { lat: 24.4539, lng: 54.3773 },
  BH: { lat: 26.2285, lng: 50.586 },
  QA: { lat: 25.2854, lng: 51.531 },
  OM: { lat: 23.588, lng: 58.3829 },
})
const kuwaitCity: Pin = { lat: 29.3759, lng: 47.9774 }

/** Choosing an area recentres a map whose pin nobody has placed (ux DEL-02). */
export function mapStart(
  { country, areas }: Delivery,
  { area, location }: { area: string; location: Pin | null },
): Pin {
  if (location) return location
  const chosen = areaNamed(areas, area)
  return chosen ? { lat: chosen.lat, lng: chosen.lng } : (capitals[country] ?? kuwaitCity)
}
