import { permissions } from '@wasl/domain/permissions'
import { headerPermission, sections, type Section } from '@wasl/domain/sections'
import { permissionStrings } from './permission-words.strings.ts'
import type { PeopleText } from './people.text.ts'

type Known = keyof typeof permissionStrings
const isKnown = (key: string): key is Known => Object.hasOwn(permissionStrings, key)

const sectionOfHeaders = (permission: string): Section | undefined =>
  sections.find((section) => headerPermission(section) === permission)

/** What a permission lets somebody do, in a few words; one without words is told by its code. */
export function permissionName(
  permission: string,
  { t, sectionName }: { t: PeopleText; sectionName: (section: Section) => string },
): string {
  const section = sectionOfHeaders(permission)
  if (section) return t('administration.permission.headers', { section: sectionName(section) })
  const key = `administration.permission.${permission}`
  return isKnown(key) ? t(key) : permission
}

const selling = [
  'bookings.manage',
  'checkin.scan',
  'orders.manage',
  'orders.scan',
  'catalogue.manage',
  'products.import',
]
const administering = [
  'users.manage',
  'audit.view',
  'gateways.manage',
  'payments.pause',
  'developers.manage',
  'settings.manage',
  'customers.erase',
  'settings.headers',
  'restrictions.manage',
]

const groupOf = (permission: string) => {
  if (sectionOfHeaders(permission)) return 'headers'
  if (selling.includes(permission)) return 'selling'
  return administering.includes(permission) ? 'administration' : 'payments'
}

export const permissionGroups = (['payments', 'selling', 'administration', 'headers'] as const).map(
  (group) => ({ group, permissions: permissions.filter((permission) => groupOf(permission) === group) }),
)
