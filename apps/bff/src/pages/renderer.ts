import type { ListAsked } from '@wasl/contracts/web/dashboard/transactions/list-ahead'
import type { PageInput } from '@wasl/web/base/page-data.ts'

/** The built web app: one page in, the whole HTML document out. */
export type Renderer = (input: PageInput) => Promise<{ status: number; html: string }>

/** What the list at an address asks for, in the merchant's zone; null where there is none, or where it comes in parts. */
export type ListAskedAt = (path: string, timeZone: string) => ListAsked | null
