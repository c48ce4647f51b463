/** Every decision about time asks this port, so tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
