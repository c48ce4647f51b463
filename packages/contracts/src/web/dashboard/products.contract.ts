import type { z } from 'zod'
import { productsContract as core } from '../../core/dashboard/products.contract.ts'
import { webOf, type Web } from '../../web-of.ts'

/** The core's, below `/bff`. */
export const productsContract = webOf(core, '/dashboard')

export type ProductPage = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type ManagedProduct = ProductPage['results'][number]
export type ProductWish = Web<z.infer<(typeof core)['create']['body']>>
export type ProductPatch = Web<z.infer<(typeof core)['patch']['body']>>
export type StockChange = ProductWish['stock']
export type CategoryPage = Web<z.infer<(typeof core)['categories']['list']['responses'][200]>>
export type ManagedCategory = CategoryPage['results'][number]
export type CategoryWish = Web<z.infer<(typeof core)['categories']['create']['body']>>
export type StoreWish = Web<z.infer<(typeof core)['stores']['create']['body']>>
export type ManagedBanner = Web<
  z.infer<(typeof core)['banners']['list']['responses'][200]>
>['results'][number]
export type BannerWish = Web<z.infer<(typeof core)['banners']['create']['body']>>
export type VoucherPage = Web<z.infer<(typeof core)['vouchers']['list']['responses'][200]>>
export type ManagedVoucher = VoucherPage['results'][number]
export type VoucherWish = Web<z.infer<(typeof core)['vouchers']['create']['body']>>
export type VoucherUses = Web<z.infer<(typeof core)['vouchers']['uses']['responses'][200]>>
export type StockPage = Web<z.infer<(typeof core)['stock']['list']['responses'][200]>>
export type StockPool = StockPage['results'][number]
export type StockCheck = Web<z.infer<(typeof core)['stock']['check']['responses'][200]>>
export type PoolDetails = Web<z.infer<(typeof core)['stock']['show']['responses'][200]>>
export type ShopSettings = Web<z.infer<(typeof core)['settings']['show']['responses'][200]>>
export type ShopSettingsWish = Web<z.infer<(typeof core)['settings']['change']['body']>>
