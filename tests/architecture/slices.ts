/** One slice, one name, on every floor. A new slice starts here. */
export const slices = [
  'pay',
  'catalogue',
  'events',
  'food',
  'auth',
  'pos',
  'dashboard/shell',
  'dashboard/live',
  'dashboard/home',
  'dashboard/lists',
  'dashboard/transactions',
  'dashboard/payment-request',
  'dashboard/bulk',
  'dashboard/bookings',
  'dashboard/orders',
  'dashboard/fulfilment',
  'dashboard/products',
  'dashboard/branches',
  'dashboard/restriction',
  'dashboard/reports',
  'dashboard/tickets',
  'dashboard/administration',
  'dashboard/account',
  'dashboard/help',
] as const

export type Slice = (typeof slices)[number]

/** Folders of a floor that are no slice: what the slices stand on. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'apps/core/src': ['platform', 'kernel', 'seed'],
  'apps/bff/src': ['answer', 'core', 'metrics', 'middleware', 'pages', 'platform'],
  'apps/web/src': ['app', 'base', 'desk', 'i18n', 'parts'],
  'packages/contracts/src': ['core', 'web', 'values', 'lists'],
  'packages/contracts/src/core': [],
  'packages/contracts/src/web': ['i18n'],
  'packages/machines/src': [],
  stories: ['.storybook', 'docs', 'foundations', 'patterns', 'storybook-static', 'ui'],
  'tests/contract': ['faults', 'isolation'],
}

/** Explains why a folder or contract may not stand on a floor, or null. */
export function sliceComplaint(floor: string, name: string): string | null {
  if (
    rooms[floor]?.includes(name) ||
    slices.some((slice) => slice === name || slice.startsWith(`${name}/`))
  ) {
    return null
  }
  return `${floor}/${name} is no slice: correct its name, or add it to tests/architecture/slices.ts`
}

export function sliceOf(path: string): Slice | undefined {
  const inside = path
    .replace(/^(apps|packages)\/[^/]+\/src\/|^stories\/|^tests\/[^/]+\//, '')
    .replace(/^(core|web)\//, '')
  return slices.find((slice) => inside.startsWith(`${slice}/`) || inside.startsWith(`${slice}.`))
}
