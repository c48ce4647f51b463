import type { Locale } from '@wasl/domain/locale'
import type { Log } from '../log/log.ts'

/** The merchant who answers at a host, and whether the host is one of their own. */
export type Tenant = { merchantId: number; isOwnHost: boolean }

/** What every handler may ask of its request (Hono's `c.var`). */
export type CoreEnv = {
  Variables: {
    merchantId: number
    language: Locale
    requestId: string
    /** Where this merchant's links lead: the merchant's own host, else the installation's address. */
    origin: string
    log: Log
  }
}
