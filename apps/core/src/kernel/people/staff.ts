import type { Places } from '@wasl/domain/places'
import { sectionOfPlugin } from '@wasl/domain/sections'

export type Rights = {
  readonly isSuperuser: boolean
  readonly permissions: ReadonlySet<string>
  /** Those of the user whose plugin the merchant has. */
  readonly sections: ReadonlySet<string>
}

/** Who asks, on a route for staff. Read anew with every request, so a right that is taken away is gone at once. */
export type Staff = Rights & {
  readonly userId: number
  /** Whose orders they see; null: those of all places. */
  readonly places: Places
  readonly merchantId: number
  readonly username: string
  readonly name: { readonly en: string; readonly ar: string }
  /** Of the signed-in session, for ending it and for the audit. */
  readonly sessionId: number
  /** When the password was last given (D-36). */
  readonly confirmedAt: Date
}

/** Of those who answer what colleagues ask to do with money. */
export const checkPermission = 'operations.check'

/** S1 §6: a superuser has every permission. */
export const may = (
  { isSuperuser, permissions }: Pick<Rights, 'isSuperuser' | 'permissions'>,
  permission: string,
): boolean => isSuperuser || permissions.has(permission)

/** Whether what belongs to a plugin is open to the user. An owner's sections count like anybody's. */
export const sees = ({ sections }: Pick<Rights, 'sections'>, plugin: string): boolean =>
  sections.has(sectionOfPlugin(plugin) ?? '')
