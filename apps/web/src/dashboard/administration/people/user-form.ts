import type { AdministeredUser, NewUser } from '@wasl/contracts/web/dashboard/administration/users.contract'

export const emptyUser: NewUser = {
  username: '',
  email: '',
  nameEn: '',
  nameAr: '',
  language: 'en',
  oneTimeCode: true,
  isSuperuser: false,
  sections: [],
  permissions: [],
  roles: [],
}

/** What waits for an owner was given already: it stays ticked. */
export const formOf = (user: AdministeredUser): NewUser => ({
  username: user.username,
  email: user.email,
  nameEn: user.name.en,
  nameAr: user.name.ar,
  language: user.language,
  oneTimeCode: user.oneTimeCode,
  isSuperuser: user.isSuperuser,
  sections: user.sections,
  permissions: [...user.permissions, ...user.awaiting],
  roles: user.roles,
})
