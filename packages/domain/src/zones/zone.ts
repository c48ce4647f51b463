import { isInPolygon, metresBetween, type Point, type Polygon } from './geometry.ts'

/** Where a branch delivers, and on which terms. Amounts are minor units. */
export type Zone = {
  readonly id: string
  readonly branchId: string
  readonly shape:
    | { readonly kind: 'areas'; readonly areaIds: readonly string[] }
    | { readonly kind: 'polygon'; readonly corners: Polygon }
    | { readonly kind: 'circle'; readonly centre: Point; readonly radiusMetres: number }
  readonly feeMinor: number
  /** Nothing is taken for delivery from this subtotal on. */
  readonly freeFromMinor: number | null
  readonly minimumMinor: number
  readonly etaMinutes: number
  readonly priority: number
}

/** Where a guest wants it: a named area, a pin, or both. */
export type Destination = { readonly areaId: string | null; readonly pin: Point | null }

export type ZoneAnswer =
  | { readonly found: Zone }
  /** The pin and the area lead to different zones: the guest is asked which one is right. */
  | { readonly ask: { readonly byPin: Zone | null; readonly byArea: Zone } }
  | { readonly notCovered: true }

/** The zone of a destination. A pin is more exact than an area; where both are given and disagree, the answer is to ask. */
export function zoneOf(zones: readonly Zone[], { areaId, pin }: Destination): ZoneAnswer {
  const byArea = best(
    zones.filter(({ shape }) => shape.kind === 'areas' && areaId !== null && shape.areaIds.includes(areaId)),
  )
  const byPin = pin ? best(zones.filter((zone) => contains(zone, pin))) : null
  // A merchant with named areas only cannot place a pin: the area decides.
  const hasDrawn = zones.some(({ shape }) => shape.kind !== 'areas')
  if (pin && byArea && hasDrawn && byPin?.branchId !== byArea.branchId) return { ask: { byPin, byArea } }
  const found = byPin ?? byArea
  return found ? { found } : { notCovered: true }
}

const contains = ({ shape }: Zone, pin: Point): boolean => {
  if (shape.kind === 'areas') return false
  if (shape.kind === 'polygon') return isInPolygon(pin, shape.corners)
  return metresBetween(shape.centre, pin) <= shape.radiusMetres
}

/** Highest priority, then lowest fee, then id: the same in whatever order zones are stored. */
const best = (zones: readonly Zone[]): Zone | null =>
  zones.toSorted(
    (one, other) =>
      other.priority - one.priority || one.feeMinor - other.feeMinor || (one.id < other.id ? -1 : 1),
  )[0] ?? null

/** The fee for a subtotal before the voucher. */
export const deliveryFee = ({ feeMinor, freeFromMinor }: Zone, subtotalMinor: number): number =>
  freeFromMinor !== null && subtotalMinor >= freeFromMinor ? 0 : feeMinor

export type Minimum = { readonly minor: number; readonly rule: 'branch' | 'zone' | 'service' | 'none' }

/** The highest of the three minimums, and which one it is. It stops a checkout, not an addition (MENU-26). */
export function minimumOrder(minimums: {
  branch: number
  zone: number | null
  service: number | null
}): Minimum {
  const all = [
    { rule: 'branch' as const, minor: minimums.branch },
    { rule: 'zone' as const, minor: minimums.zone ?? 0 },
    { rule: 'service' as const, minor: minimums.service ?? 0 },
  ]
  const highest = Math.max(...all.map(({ minor }) => minor))
  return highest <= 0
    ? { minor: 0, rule: 'none' }
    : (all.find(({ minor }) => minor === highest) ?? { minor: 0, rule: 'none' })
}
