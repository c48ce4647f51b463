import type { Locale } from '@wasl/domain/locale'
import type { ImportPlugin } from '@wasl/domain/product-import'

export type ImportModule = 'catalogue' | 'food-ordering'

const below = (locale: Locale, module: ImportModule) => `/${locale}/dashboard/${module}/bulk-create`
const files = (module: ImportModule) => `/bff/dashboard/${module}/imports`

export const importPaths = {
  start: below,
  one: (locale: Locale, module: ImportModule, id: string) => `${below(locale, module)}/${id}`,
  products: (locale: Locale) => `/${locale}/dashboard/catalogue/products`,
  upload: (module: ImportModule, name: string) => `${files(module)}/upload?${new URLSearchParams({ name })}`,
  example: (module: ImportModule, kind: 'required' | 'all', format: 'csv' | 'xlsx') =>
    `${files(module)}/example/${kind}/${format}`,
  all: (module: ImportModule, format: 'csv' | 'xlsx') => `${files(module)}/products/${format}`,
  errors: (module: ImportModule, id: string) => `${files(module)}/${id}/error-file`,
}

/** Whose products an address is about, and which file. */
export function importAt(pathname: string): { module: ImportModule; plugin: ImportPlugin; id: string } {
  const [, module, id = ''] = /\/dashboard\/([^/]+)\/bulk-create(?:\/([^/]+))?/.exec(pathname) ?? []
  return module === 'catalogue'
    ? { module, plugin: 'catalogue', id }
    : { module: 'food-ordering', plugin: 'food_ordering', id }
}
