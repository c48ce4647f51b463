export const viewsStrings = {
  'views.all': 'Views',
  'views.more': 'More',
  'views.changed': 'changed',
  'views.save': 'Save',
  'views.saveAs': 'Save as',
  'views.keep': 'Save view',
  'views.limit': 'Twenty views are the most that can be kept',
  'views.name': 'Name of the view',
  'views.nameHint': 'Filters, search, sorting and columns are kept with it. Only you see it.',
  'views.nameRequired': 'This field is required',
  'views.nameLong': 'A name has at most {n} letters',
  'views.rename': 'Rename',
  'views.menu': 'Change the view {name}',
  'views.delete': 'Delete view',
  'views.deleted': 'The view “{name}” is gone',
  'views.saved': 'The view “{name}” is saved',
  'views.close': 'Close',
  'views.cancel': 'Cancel',
} as const

export type ViewsString = keyof typeof viewsStrings
