import type { Locale } from '@wasl/domain/locale'
import { nextTarget } from '@wasl/domain/next-target'

type Arriving = {
  /** The address that was asked for before the sign-in. */
  readonly next: string | undefined
  readonly ownOrigin: string
  readonly locale: Locale
  readonly hasSections: boolean
}

/**
 * Product.md 6: the address that was asked for, else the dashboard. Whoever has no section of it goes home, which is the
 * merchant's website or the menu (S1 §2).
 */
export function whereTo({ next, ownOrigin, locale, hasSections }: Arriving): string {
  const asked = next === undefined ? null : staffAddress(next, ownOrigin)
  if (asked !== null) return asked
  return hasSections ? `/${locale}/dashboard` : `/${locale}`
}

/** A sign-in leads to pages of staff alone, whatever the address of the sign-in says (reliability D-17). */
export function staffAddress(text: string, ownOrigin: string): string | null {
  const target = nextTarget(text, { redirectOrigins: [], ownOrigin })
  if (target?.kind !== 'path') return null
  return /^\/(en|ar)\/(dashboard|session|pos)([/?#]|$)/.test(target.path) ? target.path : null
}
