export const auditFileStrings = {
  'auditFile.at': 'Time',
  'auditFile.actor': 'User',
  'auditFile.name': 'Name',
  'auditFile.what': 'What was done',
  'auditFile.action': 'Action',
  'auditFile.object': 'Object',
  'auditFile.before': 'Before',
  'auditFile.after': 'After',
  'auditFile.detail': 'Details',
  'auditFile.network': 'Network',
  'auditFile.request': 'Request',
  'auditFile.automatic': 'Automatic',
  'auditFile.operator': 'Operator of this installation',
  'auditFile.tooMany': 'You may export the audit log five times in an hour. Please try again later.',
} as const

export type AuditFileString = keyof typeof auditFileStrings
