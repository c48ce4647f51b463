/**
 * A table without a prototype, for look-ups by names from outside. An object literal would also have `toString`,
 * `constructor` and the rest of `Object.prototype`.
 */
export function byName<Value>(rows: Readonly<Record<string, Value>> = {}): Record<string, Value> {
  const table: Record<string, Value> = Object.create(null)
  return Object.assign(table, rows)
}
