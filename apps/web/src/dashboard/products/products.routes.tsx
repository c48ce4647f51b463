import { screen, type StaffScreens } from '../../desk/staff-screen.ts'

/** What is sold. */
export const shopScreens = {
  shopProducts: screen(() => import('./ProductsPage.tsx'), 'ProductsPage'),
  shopStock: screen(() => import('./StockPage.tsx'), 'StockPage'),
  shopVouchers: screen(() => import('./VouchersPage.tsx'), 'VouchersPage'),
  shopCategories: screen(() => import('./CategoriesPage.tsx'), 'CategoriesPage'),
  shopStores: screen(() => import('./StoresPage.tsx'), 'StoresPage'),
  shopBanners: screen(() => import('./BannersPage.tsx'), 'BannersPage'),
  shopSettings: screen(() => import('./ShopSettingsPage.tsx'), 'ShopSettingsPage'),
  /** From a file, of the catalogue and of the menu (S2 §2). */
  importProducts: screen(() => import('./imports/BulkCreatePage.tsx'), 'BulkCreatePage'),
  productImport: screen(() => import('./imports/ImportPage.tsx'), 'ImportPage'),
} satisfies Partial<StaffScreens>
