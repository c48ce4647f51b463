import type { AppRoute } from '@ts-rest/core'

/**
 * Who may call a route of the core: `metadata: publicAccess` (or `staff({…})`) in the contract, enforced before the
 * handler runs. A route that says nothing is refused, and a test fails.
 */
export type Access = PublicAccess | KeyAccess | StaffAccess

type PublicAccess = { readonly access: 'public' }
/** A merchant's own server, by an API key with the scope. */
type KeyAccess = {
  readonly access: 'key'
  readonly scope: string
  /** Staff come in by the same door with a token of theirs, under these rules; null where they may not. */
  readonly staff: StaffAccess | null
}

export type StaffAccess = {
  readonly access: 'staff'
  /** Codes (product.md 6) the user must hold, all of them; a superuser holds every one. */
  readonly permissions?: readonly string[]
  /** The section of the menu that must be on for the user; `ofPlugin` is the one of the path's plugin. */
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

/** Null where the contract forgot to say. */
export function accessOf(route: AppRoute): Access | null {
  const metadata = route.metadata as Partial<Access> | undefined
  return metadata?.access === undefined ? null : (metadata as Access)
}

/** Fields of a body that say what the caller saw: no part of what an Idempotency-Key stands for. */
export const seenOf = (route: AppRoute): readonly string[] =>
  (route.metadata as { seen?: readonly string[] } | undefined)?.seen ?? []
