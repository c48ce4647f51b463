import { isOpenWithoutSection } from '@wasl/domain/dashboard-pages'
import type { Locale } from '@wasl/domain/locale'
import { nextTarget } from '@wasl/domain/next-target'

/** Whether a section of the dashboard is open to somebody, or what they may without one. */
export type Opens = 'sections' | { readonly may: (permission: string) => boolean }

type Arriving = {
  /** The address that was asked for before the sign-in. */
  readonly next: string | undefined
  readonly ownOrigin: string
  readonly locale: Locale
  readonly opens: Opens
}

/**
 * Product.md 6: the address that was asked for, else the dashboard. Whoever has no section of it goes home, which is the
 * merchant's website or the menu (S1 §2), unless they may open what they asked for without one (decision 096).
 */
export function whereTo({ next, ownOrigin, locale, opens }: Arriving): string {
  const asked = next === undefined ? null : staffAddress(next, ownOrigin)
  const start = `/${locale}/dashboard`
  if (opens === 'sections') return asked ?? start
  const isOpen = (path: string) => isOpenWithoutSection(path.replace(/[?#].*$/s, ''), opens.may)
  if (asked !== null && isOpen(asked)) return asked
  return isOpen(start) ? start : `/${locale}`
}

/** A sign-in leads to pages of staff alone, whatever the address of the sign-in says (reliability D-17). */
export function staffAddress(text: string, ownOrigin: string): string | null {
  const target = nextTarget(text, { redirectOrigins: [], ownOrigin })
  if (target?.kind !== 'path') return null
  return /^\/(en|ar)\/(dashboard|session|pos)([/?#]|$)/.test(target.path) ? target.path : null
}
