export type BranchService = 'pickup' | 'delivery' | 'catering'

/** Hours of one service, or those of every service that has none of its own. */
export type HoursOf = BranchService | 'open'

export type BranchState = 'open' | 'busy' | 'paused' | 'closed'

/** How a branch takes orders of one service. */
export type ServiceRules = {
  /** From the order to the first time that is offered. */
  leadMinutes: number
  /** From one time that is offered to the next. */
  slotMinutes: number
  maxDaysAhead: number
  minDaysAhead: number
  /** Orders are accepted without a person. */
  autoAccept: boolean
  /** An order that nobody accepts for so long is refused and refunded (commerce.md D23). */
  acceptMinutes: number
}

/** Services that a branch does not offer are not there. */
export type BranchServices = Partial<Record<BranchService, ServiceRules>>

/** Longitude first, as GeoJSON has it. */
export type LngLat = readonly [lng: number, lat: number]

/** The first rule that holds decides; a fee of null: no delivery below `from`. */
export type FeeRule = { from: number; fee: number | null }
