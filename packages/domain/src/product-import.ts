/** Files of products (commerce.md D29). */
export const importLimits = {
  rows: 5_000,
  bytes: 10 * 1024 * 1024,
  /** An import that was applied can be undone for so long. */
  undoHours: 24,
} as const

const shared = ['sku', 'name_en', 'name_ar', 'price', 'category'] as const

/** What every new product needs, and every file has. */
export const requiredImportColumns: readonly string[] = shared

/** In the order of the example with all fields. */
export const importColumns = {
  catalogue: [
    ...shared,
    'description_en',
    'description_ar',
    'price_with_discount',
    'inventory',
    'store',
    'image',
    'visible',
  ],
  food_ordering: [
    ...shared,
    'description_en',
    'description_ar',
    'price_with_discount',
    'inventory',
    'branch',
    'options',
    'add_ons',
    'image',
    'visible',
  ],
} as const satisfies Record<string, readonly string[]>

export type ImportPlugin = keyof typeof importColumns
export type ImportColumn = (typeof importColumns)[ImportPlugin][number]

export const importStates = [
  'uploaded',
  'checking',
  'rehearsed',
  'refused',
  'applying',
  'applied',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** True while work goes on in the background. */
export const isImportMoving = (state: ImportState): boolean =>
  state === 'uploaded' || state === 'checking' || state === 'applying' || state === 'undoing'

/** Accepted file endings. The core checks the bytes as well. */
export const importFileTypes = ['.csv', '.xlsx'] as const
