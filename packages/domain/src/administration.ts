/** Areas of the administration in menu order; each is a path below `/{lang}/dashboard/administration`. */
export const administrationAreas = [
  { area: 'users', group: 'people', permission: 'users.manage' },
  { area: 'roles', group: 'people', permission: 'users.manage' },
  { area: 'audit', group: 'people', permission: 'audit.view' },
  { area: 'gateways', group: 'payments', permission: 'gateways.manage' },
  { area: 'pause', group: 'payments', permission: 'payments.pause' },
  { area: 'collectors', group: 'payments', permission: 'settings.manage' },
  { area: 'brand', group: 'appearance', permission: 'settings.manage' },
  { area: 'units', group: 'appearance', permission: 'settings.manage' },
  { area: 'messages', group: 'appearance', permission: 'settings.manage' },
  { area: 'page-texts', group: 'appearance', permission: 'settings.manage' },
  { area: 'api-keys', group: 'developers', permission: 'developers.manage' },
  { area: 'webhooks', group: 'developers', permission: 'developers.manage' },
  { area: 'settings', group: 'merchant', permission: 'settings.manage' },
  { area: 'customers', group: 'merchant', permission: 'customers.erase' },
] as const

export type AdministrationArea = (typeof administrationAreas)[number]['area']
export type AdministrationGroup = (typeof administrationAreas)[number]['group']

export const administrationGroups: readonly AdministrationGroup[] = [
  'people',
  'payments',
  'appearance',
  'developers',
  'merchant',
]
