import type { Locale } from '@wasl/domain/locale'
import type { Log } from '../log/log.ts'

/** What every handler may ask of its request (Hono's `c.var`). */
export type CoreEnv = {
  Variables: {
    merchantId: number
    language: Locale
    requestId: string
    log: Log
  }
}
