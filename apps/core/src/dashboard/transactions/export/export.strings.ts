export const exportStrings = {
  'field.unresolved': 'Unresolved payments',
  'field.gateway_code': 'Gateway code',
  'field.auth_code': 'Auth code',
  'field.card_type': 'Card type',
  'field.gateway_response': 'Gateway response',
  'field.extra': 'Extra',
  'export.yes': 'Yes',
  'export.no': 'No',
  'export.notSelected': 'Not Selected',
  'export.sheet': 'Transactions',
  'export.tooMany': 'You may ask for five exports in an hour. Please try again later.',
  'export.unknownField': 'There is no field {name} here.',
  'export.fieldsMissing': 'Choose at least one field.',
} as const

export type ExportString = keyof typeof exportStrings
