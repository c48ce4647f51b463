import pg from 'pg'

/**
 * Money is a safe integer (product 4); a bigint beyond that would come out rounded, so it is refused. A moment is read as
 * Drizzle reads it, which takes half as long as the driver's own way.
 * Set for the whole process, because Drizzle asks `pg.types` and not the pool.
 */
export function readValuesExactly(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger)
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text))
}

const safeInteger = (text: string): number => safe(Number(text))

/** Of JSON that the database wrote: what it had to round is no safe integer either. */
export function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`)
  return value
}
