export const rolesStrings = {
  'role.notFound': 'There is no such role.',
  'role.required': 'This field is required',
  'role.taken': 'There is a role with this name',
  'role.unknownChoice': 'Choose from the list',
  'role.nothing': 'Choose at least one permission',
  'role.notYours': 'You do not have this yourself, so you cannot give it: {of}',
  'role.needsOwner': 'Only an owner can put refunds, voids or the check of them into a role',
  'role.changed': 'Somebody changed this role meanwhile. Load it again.',
  'role.inUse': 'Users have this role. Take it from them first.',
  'role.tooMany': 'There are {limit} roles already. Delete one first.',
} as const

export type RolesString = keyof typeof rolesStrings
