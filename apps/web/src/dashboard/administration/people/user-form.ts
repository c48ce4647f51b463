import type {
  AdministeredUser,
  NewUser,
  SavedUser,
} from '@wasl/contracts/web/dashboard/administration/users.contract'

export const emptyUser: NewUser = {
  username: '',
  email: '',
  nameEn: '',
  nameAr: '',
  language: 'en',
  oneTimeCode: true,
  isSuperuser: false,
  sections: [],
  places: null,
  permissions: [],
  roles: [],
}

/**
 * What waits for an owner was given already by who is no owner: it stays ticked. An owner who saves it ticked says yes, so
 * for them it is ticked by hand.
 */
export const formOf = (user: AdministeredUser, by: { isSuperuser: boolean }): NewUser => ({
  username: user.username,
  email: user.email,
  nameEn: user.nameEn,
  nameAr: user.nameAr,
  language: user.language,
  oneTimeCode: user.oneTimeCode,
  isSuperuser: user.isSuperuser,
  sections: user.sections,
  places: user.places,
  permissions: by.isSuperuser ? user.permissions : [...user.permissions, ...user.awaiting],
  roles: user.roles,
})

export type SaveOutcome = 'saved' | 'savedAsked' | 'savedInvited' | 'savedNotInvited' | 'savedNewAddress'

/**
 * What the one notice about a save says. That a mailed link opens no more stands nowhere else; what an owner is asked for
 * stands in the list as well.
 */
export function outcomeOf(before: AdministeredUser | null, { user, asked, invited }: SavedUser): SaveOutcome {
  if (before?.state === 'invited' && user.email !== before.email) return 'savedNewAddress'
  if (asked.length > 0) return 'savedAsked'
  if (before) return 'saved'
  return invited ? 'savedInvited' : 'savedNotInvited'
}
