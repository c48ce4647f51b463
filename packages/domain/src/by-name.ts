/**
 * A table that is looked up by names from outside: it has the keys it was given and no other. A literal also has `toString`,
 * `constructor` and all else of `Object.prototype`.
 */
export function byName<Value>(rows: Readonly<Record<string, Value>> = {}): Record<string, Value> {
  const table: Record<string, Value> = Object.create(null)
  return Object.assign(table, rows)
}
