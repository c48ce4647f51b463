import type { AuditLogString } from './audit-log.strings.ts'

const words = {
  unit: 'administration.audit.object.unit',
  customer: 'administration.audit.object.customer',
  staff_session: 'administration.audit.object.session',
  template: 'administration.audit.object.template',
  message_template: 'administration.audit.object.message',
  bulk: 'administration.audit.object.bulk',
  columns: 'administration.audit.object.columns',
  transactions: 'administration.audit.object.transactions',
  deleted_transactions: 'administration.audit.object.deleted',
  staff_user: 'administration.audit.object.user',
} as const satisfies Record<string, AuditLogString>

const alone = {
  'sign-in': 'administration.audit.object.signIn',
  merchant: 'administration.audit.object.merchant',
  audit: 'administration.audit.object.audit',
} as const satisfies Record<string, AuditLogString>

const isAlone = (object: string): object is keyof typeof alone => Object.hasOwn(alone, object)
const isKnown = (kind: string): kind is keyof typeof words => Object.hasOwn(words, kind)

type Said = { kind: AuditLogString; name: string | null }

/** What kind of thing an entry is about, and which one: 'staff_session 12'. Null where its name is all there is to say. */
export function objectWords(object: string): Said | null {
  const [, kind = '', name = ''] = /^([a-z_]+)[ :](.+)$/.exec(object) ?? []
  // A merchant reads of no other: which one is no news.
  const one = kind === 'merchant' ? kind : object
  if (isAlone(one)) return { kind: alone[one], name: null }
  return isKnown(kind) ? { kind: words[kind], name } : null
}
