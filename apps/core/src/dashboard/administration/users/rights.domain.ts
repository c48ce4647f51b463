import type { Places } from '@wasl/domain/places'
import { approvedPermissions } from '@wasl/domain/roles'

/** What somebody may do, however it was given. */
export type Rights = {
  isSuperuser: boolean
  held: ReadonlySet<string>
  sections: ReadonlySet<string>
  places: Places
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one))

/** Nobody changes a user who may do or see more than they: they would get by it what they were not given. */
export const mayAdminister = (giver: Rights, user: Rights): boolean =>
  giver.isSuperuser ||
  (!user.isSuperuser &&
    isWithin(user.held, giver.held) &&
    isWithin(user.sections, giver.sections) &&
    (giver.places === null || (user.places !== null && isWithin(user.places, giver.places))))

export type GrantField = 'permissions' | 'roles' | 'sections' | 'places' | 'is_superuser'
export type GrantProblem = {
  field: GrantField
  says: 'notYours' | 'ownersOnly' | 'roleNeedsOwner' | 'allPlaces'
  /** The permissions or sections it is about. */
  of: readonly string[]
}

export type Given = {
  isSuperuser: boolean
  /** Their own. */
  permissions: readonly string[]
  /** Of all their roles together. */
  ofRoles: readonly string[]
  sections: readonly string[]
  places: readonly string[] | null
}

/** Why a giver may not give what was not there before. What they take away is theirs to decide. */
export function grantProblems(
  giver: Rights,
  { before, after }: { before: Given; after: Given },
): GrantProblem[] {
  if (giver.isSuperuser) return []
  const had = new Set([...before.permissions, ...before.ofRoles])
  const foreign = (given: readonly string[]) =>
    given.filter((permission) => !had.has(permission) && !giver.held.has(permission))
  const awaiting = after.ofRoles.filter(
    (permission) => !had.has(permission) && approvedPermissions.includes(permission),
  )
  const sections = after.sections.filter(
    (section) => !before.sections.includes(section) && !giver.sections.has(section),
  )
  const problems: GrantProblem[] = [
    { field: 'permissions', says: 'notYours', of: foreign(after.permissions) },
    { field: 'roles', says: 'notYours', of: foreign(after.ofRoles) },
    { field: 'roles', says: 'roleNeedsOwner', of: awaiting },
    { field: 'sections', says: 'notYours', of: sections },
  ]
  const own = [...problems.filter(({ of }) => of.length > 0), ...placeProblems(giver, { before, after })]
  return after.isSuperuser && !before.isSuperuser
    ? [...own, { field: 'is_superuser', says: 'ownersOnly', of: [] }]
    : own
}

/** Whoever works for some places gives no others, and not all of them. */
function placeProblems(
  { places: own }: Rights,
  { before, after }: { before: Given; after: Given },
): GrantProblem[] {
  if (own === null || (after.places === null && before.places === null)) return []
  if (after.places === null) return [{ field: 'places', says: 'allPlaces', of: [] }]
  const foreign = after.places.filter((place) => !own.has(place) && !before.places?.includes(place))
  return foreign.length > 0 ? [{ field: 'places', says: 'notYours', of: foreign }] : []
}

/** Payments B8: refund, void and the check of them, where an administrator gives them, wait for an owner. */
export function awaitingOwner(
  giver: Rights,
  { before, after }: { before: Given; after: Given },
): { now: string[]; asked: string[] } {
  const had = new Set([...before.permissions, ...before.ofRoles])
  const waits = (permission: string) =>
    !giver.isSuperuser && approvedPermissions.includes(permission) && !had.has(permission)
  return {
    now: after.permissions.filter((permission) => !waits(permission)),
    asked: after.permissions.filter(waits),
  }
}

/** Whatever their order. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join()
