import type { AdministeredUser } from '@wasl/contracts/core/dashboard/administration/users.contract'
import { permissions } from '@wasl/domain/permissions'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { heldBy } from '../../../kernel/people/held-permissions.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { rightsOf } from './held-in-line.ts'
import { mayAdminister } from './rights.domain.ts'
import type { Described } from './users.service.ts'
import { usersStrings } from './users.strings.ts'
import { usersStringsAr } from './users.strings.ar.ts'
import type { UserState } from '@wasl/contracts/values/states'

export const words = wordsOf({ en: usersStrings, ar: usersStringsAr })

const stateOf = (user: Described['user']): UserState => {
  if (user.disabledAt !== null) return 'disabled'
  return user.passwordHash === null ? 'invited' : 'active'
}

export function userOnWire(
  { user, around, asker }: Described,
  language: Locale,
): z.infer<typeof AdministeredUser> {
  const isMine = mayAdminister(rightsOf(asker), rightsOf(user))
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    name_en: user.nameEn,
    name_ar: user.nameAr,
    language: user.language,
    state: stateOf(user),
    is_superuser: user.isSuperuser,
    one_time_code: user.oneTimeCode,
    sections: user.sections,
    places: user.places,
    permissions: user.permissions,
    roles: [...user.readyRoles, ...(around.roles.get(user.id) ?? [])],
    held: user.isSuperuser ? [...permissions] : [...heldBy(user)],
    awaiting: [...(around.awaiting.get(user.id) ?? [])],
    sessions: around.sessions.get(user.id) ?? 0,
    last_seen: around.lastSeen.get(user.id)?.toISOString() ?? null,
    created: user.createdAt.toISOString(),
    revision: user.revision,
    is_self: user.id === asker.id,
    hindrance: isMine ? null : words('user.higher', language),
  }
}
