import pg from 'pg'

/**
 * Money is a safe integer (product 4); a bigint beyond that would come out rounded, so it is refused.
 * Set for the whole process, because Drizzle asks `pg.types` and not the pool.
 */
export function refuseUnsafeIntegers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger)
}

export const safeInteger = (text: string): number => safe(Number(text))

/** Of JSON that the database wrote: what it had to round is no safe integer either. */
export function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`)
  return value
}
