import type { AdministeredUser as CoreUser } from '@wasl/contracts/core/dashboard/administration/users.contract'
import type { AdministeredUser, NewUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import type { z } from 'zod'

export const toUser = (user: z.infer<typeof CoreUser>): AdministeredUser => ({
  id: String(user.id),
  username: user.username,
  email: user.email,
  name: { en: user.name_en, ar: user.name_ar },
  language: user.language,
  state: user.state,
  isSuperuser: user.is_superuser,
  oneTimeCode: user.one_time_code,
  sections: user.sections,
  permissions: user.permissions,
  roles: user.roles,
  held: user.held,
  awaiting: user.awaiting,
  sessions: user.sessions,
  lastSeenAt: user.last_seen,
  createdAt: user.created,
  revision: user.revision,
  isSelf: user.is_self,
  hindrance: user.hindrance,
})

export const fromWish = (wish: Omit<NewUser, 'username'>) => ({
  email: wish.email,
  name_en: wish.nameEn,
  name_ar: wish.nameAr,
  language: wish.language,
  one_time_code: wish.oneTimeCode,
  is_superuser: wish.isSuperuser,
  sections: wish.sections,
  permissions: wish.permissions,
  roles: wish.roles,
})
