export type ChoiceLimits = { min: number; max: number }

/** One of one replaces, one of many joins or leaves; what would be one too many changes nothing. */
export function choose(chosen: readonly string[], value: string, { max }: ChoiceLimits): readonly string[] {
  if (max === 1) return [value]
  if (chosen.includes(value)) return chosen.filter((other) => other !== value)
  return chosen.length < max ? [...chosen, value] : chosen
}

export const isEnough = (chosen: readonly string[], { min }: ChoiceLimits): boolean => chosen.length >= min

export const isFull = (chosen: readonly string[], { max }: ChoiceLimits): boolean =>
  max > 1 && chosen.length >= max
