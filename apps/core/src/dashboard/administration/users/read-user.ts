import { isEmail } from '@wasl/domain/email'
import type { NewUser } from '@wasl/contracts/core/dashboard/administration/users.contract'
import { permissions } from '@wasl/domain/permissions'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { isReadyRole } from '@wasl/domain/roles'
import { isSection } from '@wasl/domain/sections'
import type { UsersString } from './users.strings.ts'

export type UserProblem = { field: string; says: UsersString; values?: Readonly<Record<string, string>> }

export type ReadUser = {
  email: string
  nameEn: string
  nameAr: string
  language: 'en' | 'ar'
  oneTimeCode: boolean
  isSuperuser: boolean
  sections: string[]
  places: string[] | null
  permissions: string[]
  readyRoles: string[]
  /** Public ids of the merchant's own. */
  ownRoles: string[]
}

type Wish = Omit<NewUser, 'username'>

/** What stands in a form, checked as far as it can be without looking at anybody else. */
export function readUser(wish: Wish): Result<ReadUser, UserProblem[]> {
  const email = wish.email.trim()
  const names = { name_en: wish.name_en.trim(), name_ar: wish.name_ar.trim() }
  const problems: UserProblem[] = [
    ...(isEmail(email) ? [] : [{ field: 'email', says: 'user.email' } as const]),
    ...(['name_en', 'name_ar'] as const)
      .filter((field) => names[field] === '')
      .map((field) => ({ field, says: 'user.required' }) as const),
    ...(wish.permissions.every((permission) => permissions.includes(permission))
      ? []
      : [{ field: 'permissions', says: 'user.unknownChoice' } as const]),
    ...(wish.places === null || wish.places.length > 0
      ? []
      : [{ field: 'places', says: 'user.noPlace' } as const]),
    ...(wish.sections.every(isSection) ? [] : [{ field: 'sections', says: 'user.unknownChoice' } as const]),
  ]
  if (problems.length > 0) return refused(problems)
  const unique = (values: readonly string[]) => [...new Set(values)]
  return accepted({
    email,
    nameEn: names.name_en,
    nameAr: names.name_ar,
    language: wish.language,
    oneTimeCode: wish.one_time_code,
    isSuperuser: wish.is_superuser,
    sections: unique(wish.sections),
    places: wish.places && unique(wish.places),
    permissions: unique(wish.permissions),
    readyRoles: unique(wish.roles.filter(isReadyRole)),
    ownRoles: unique(wish.roles.filter((role) => !isReadyRole(role))),
  })
}

/** The audit log knows people by it, so it stays as it is for good. */
export const usernameProblem = (username: string): UserProblem | null =>
  /^[\w.@+-]{3,150}$/.test(username) ? null : { field: 'username', says: 'user.username' }
