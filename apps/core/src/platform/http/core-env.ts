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
    /** A keyed hash of the network the client is in; null where the address says nothing about the client. */
    network: string | null
    /** Where this merchant's links lead: the merchant's own host, else the installation's address. */
    origin: string
    log: Log
  }
}
