import { lazyRouteComponent } from '@tanstack/react-router'
import { byName } from '@wasl/domain/by-name'
import type { ReactNode } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'

/** A page whose code comes when it is opened. */
const page = <Name extends string>(load: () => Promise<Record<Name, () => ReactNode>>, name: Name) => ({
  component: lazyRouteComponent(() => loadChunk(load), name),
})

/** Products from a file, of the catalogue and of the menu (S2 §2). */
export const importsScreen = page(() => import('./imports/BulkCreatePage.tsx'), 'BulkCreatePage')
export const importScreen = page(() => import('./imports/ImportPage.tsx'), 'ImportPage')

/** What is sold, below `/{lang}/dashboard/catalogue`. */
export const shopScreens: Readonly<Record<string, object>> = byName<object>({
  products: page(() => import('./ProductsPage.tsx'), 'ProductsPage'),
  categories: page(() => import('./CategoriesPage.tsx'), 'CategoriesPage'),
  stock: page(() => import('./StockPage.tsx'), 'StockPage'),
  vouchers: page(() => import('./VouchersPage.tsx'), 'VouchersPage'),
  stores: page(() => import('./StoresPage.tsx'), 'StoresPage'),
  banners: page(() => import('./BannersPage.tsx'), 'BannersPage'),
  settings: page(() => import('./ShopSettingsPage.tsx'), 'ShopSettingsPage'),
})
