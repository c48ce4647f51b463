export const usersStrings = {
  'user.notFound': 'There is no such user.',
  'user.required': 'This field is required',
  'user.email': 'Enter valid email address',
  'user.username': 'Use 3 to 150 letters, digits and . @ + - _',
  'user.taken': 'Somebody has this username already',
  'user.unknownChoice': 'Choose from the list',
  'user.notYours': 'You do not have this yourself, so you cannot give it: {of}',
  'user.ownersOnly': 'Only an owner can make somebody an owner',
  'user.roleNeedsOwner': 'This role allows refunds, voids or the check of them. Only an owner can give it',
  'user.ownRights': 'Nobody changes what they may do themselves: ask a colleague',
  'user.self': 'You cannot disable yourself: ask a colleague',
  'user.lastOwner': 'This is the last owner. Make somebody else an owner first',
  'user.higher': 'This user may do more than you, so only an owner can change them.',
  'user.changed': 'Somebody changed this user meanwhile. Load it again.',
  'user.isDisabled': 'This user is disabled.',
  'user.noMail': 'This link cannot be mailed: no mail server is set, or the address takes none.',
  'user.tooManyLinks': 'Several links were mailed to this user within the hour. Try again later.',
  'user.linkSent': 'The link was mailed',
  'user.sessionsEnded': 'The sessions have ended',
} as const

export type UsersString = keyof typeof usersStrings
