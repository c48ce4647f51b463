const hourMs = 3_600_000

/** Begun hours until then; 0 once it is over. */
export const hoursLeft = (until: string): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / hourMs))
