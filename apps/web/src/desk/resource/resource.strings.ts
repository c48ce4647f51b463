export const resourceStrings = {
  'resource.name': 'Name',
  'resource.active': 'Active',
  'resource.place': '{n} of {count}',
  'resource.previous': 'Previous',
  'resource.next': 'Next',
  'resource.choose': 'Choose',
  'resource.copy': 'Copy',
  'resource.remove': 'Delete',
  'resource.removed': '{name} was deleted',
  'resource.undo': 'Undo',
  'resource.loading': 'Loading…',
  'resource.sortedUp': 'Sorted by {name}, ascending',
  'resource.sortedDown': 'Sorted by {name}, descending',
  'resource.resize': 'Width of {name}',
  'resource.width': '{n, plural, one {# pixel} other {# pixels}}',
} as const

export type ResourceString = keyof typeof resourceStrings
