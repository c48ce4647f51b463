import { bigint, numeric, timestamp } from 'drizzle-orm/pg-core'

export const pointInTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money: minor units of the row's currency. */
export const minor = (name: string) => bigint(name, { mode: 'number' })

/** Of any number of amounts: no sum is too large for it. */
export const sumOfMinors = (name: string) => numeric(name, { mode: 'bigint' })

export const identity = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey()
