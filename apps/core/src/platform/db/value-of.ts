import { sql, type SQL } from 'drizzle-orm'

/** How a statement comes by a value: filled in each time (`place`), or part of what is written. */
export type ValueOf<Name extends string> = (name: Name) => SQL

export const written =
  <Values extends object>(values: Values): ValueOf<keyof Values & string> =>
  (name) =>
    sql`${sql.param(values[name])}`
