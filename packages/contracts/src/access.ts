import type { AppRoute } from '@ts-rest/core'

/**
 * Who may call a route of the core: `metadata: publicAccess` (or `staff({…})`) in the contract, checked before the
 * handler runs. A route without it is refused, and a test fails.
 */
export type Access = PublicAccess | KeyAccess | StaffAccess

type PublicAccess = { readonly access: 'public' }
/** A merchant's server, with an API key that has the scope. */
type KeyAccess = {
  readonly access: 'key'
  readonly scope: string
  /** Staff may call the same route with their token under these rules; null if they may not. */
  readonly staff: StaffAccess | null
}

export type StaffAccess = {
  readonly access: 'staff'
  /** Permission codes (product.md 6) that the user needs, all of them. A superuser has all. */
  readonly permissions?: readonly string[]
  /** The section that must be open for the user; `ofPlugin` is the section of the path's plugin. */
  readonly section?: string
  /** The password was given within the last five minutes (D-36). */
  readonly recent?: boolean
}

export const publicAccess: PublicAccess = { access: 'public' }

export const keyAccess = (scope: string, staffToo?: Omit<StaffAccess, 'access'>): KeyAccess => ({
  access: 'key',
  scope,
  staff: staffToo ? staff(staffToo) : null,
})

export const staff = (rules: Omit<StaffAccess, 'access'> = {}): StaffAccess => ({ access: 'staff', ...rules })

/** Null if the contract does not say it. */
export function accessOf(route: AppRoute): Access | null {
  const metadata = route.metadata as Partial<Access> | undefined
  return metadata?.access === undefined ? null : (metadata as Access)
}

/** Body fields that only say what the caller saw. They are not part of an Idempotency-Key's content. */
export const seenOf = (route: AppRoute): readonly string[] =>
  (route.metadata as { seen?: readonly string[] } | undefined)?.seen ?? []
