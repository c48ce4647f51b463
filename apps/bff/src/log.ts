import type { Logger } from 'pino'

/** The process's one log; what must not be in it is taken out where it is made (reliability D-27). */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>
