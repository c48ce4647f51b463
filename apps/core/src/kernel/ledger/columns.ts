import { bigint, timestamp } from 'drizzle-orm/pg-core'

export const pointInTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money: minor units of the row's currency. */
export const minor = (name: string) => bigint(name, { mode: 'number' })

export const identity = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey()
