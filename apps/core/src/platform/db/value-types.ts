import pg from 'pg'

/**
 * Money is a safe integer (product 4); a bigint beyond that would come out rounded, so it is refused.
 * Set for the whole process, because Drizzle asks `pg.types` and not the pool.
 */
export function refuseUnsafeIntegers(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger)
}

export function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}
