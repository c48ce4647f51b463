import type { Locale } from '@wasl/domain/locale'
import type { StaffSession } from './platform/staff-sessions.ts'
import type { Bearer, CoreApi, Wait } from './core/core-client.ts'

/** What the middleware settles before a route runs. `Bindings` is what the Node server hands over. */
export type BffEnv = {
  Bindings: {
    readonly incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined }
      readonly rawHeaders?: readonly string[]
    }
  }
  Variables: {
    requestId: string
    /** The client's own address: the connection's, or what a trusted proxy says. */
    address: string
    /** The host the browser asked for, in lower case, with its port. */
    host: string
    /** `https://pay.example`: the origin of this request as its browser sees it. */
    origin: string
    language: Locale
    /** Speaks for whoever is signed in, on the paths of staff. */
    core: CoreApi
    /** Who is signed in, and the id in the cookie; null for everybody else and on the payers' paths. */
    session: { readonly id: string; readonly staff: StaffSession } | null
    /** By whom a request is counted where somebody is signed in, on every path; it gives no rights. */
    countedAs: () => Promise<string | null>
    bearer: Bearer
    /** The last the core said of asking again. */
    wait?: Wait
    /** A page that asks where to deliver. */
    asksForPlace?: boolean
  }
}

export type Clock = { now(): Date }
