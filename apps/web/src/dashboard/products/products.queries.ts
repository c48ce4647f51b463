import { queryOptions } from '@tanstack/react-query'
import { productList } from '@wasl/contracts/lists/products'
import { stockList } from '@wasl/contracts/lists/stock'
import { voucherList } from '@wasl/contracts/lists/vouchers'
import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { pagedQuery, readPaged, type PagedAsked } from '../../desk/list/usePagedList.ts'

/** Everything that shows products: what their stores and categories are called, too. */
export const productsKey = ['products'] as const
export const shopSettingsKey = ['shop-settings'] as const

export const productsQuery = (asked: PagedAsked<typeof productList> = readPaged(productList, '')) =>
  queryOptions({
    ...readOf([...productsKey, 'list'], staffClient.products.list)({ query: pagedQuery(productList, asked) }),
    placeholderData: (before) => before,
  })

export const shopSettingsQuery = readOf(shopSettingsKey, staffClient.products.settings.show)({})

export const categoriesKey = [...productsKey, 'categories'] as const
export const storesKey = [...productsKey, 'stores'] as const
export const bannersKey = [...productsKey, 'banners'] as const

/** Where pictures of the shop are uploaded to. */
export const picturesPath = '/bff/dashboard/plugins/catalogue/dashboard/pictures/upload'

export const vouchersKey = ['vouchers'] as const

export const vouchersQuery = (asked: PagedAsked<typeof voucherList> = readPaged(voucherList, '')) =>
  queryOptions({
    ...readOf(
      [...vouchersKey, 'list'],
      staffClient.products.vouchers.list,
    )({
      query: pagedQuery(voucherList, asked),
    }),
    placeholderData: (before) => before,
  })

export const voucherUsesQuery = (id: string) =>
  readOf([...vouchersKey, 'uses'], staffClient.products.vouchers.uses)({ params: { id } })

export const stockKey = ['stock'] as const

export const stockQuery = (asked: PagedAsked<typeof stockList> = readPaged(stockList, '')) =>
  queryOptions({
    ...readOf(
      [...stockKey, 'list'],
      staffClient.products.stock.list,
    )({ query: pagedQuery(stockList, asked) }),
    placeholderData: (before) => before,
  })

export const stockCheckQuery = readOf([...stockKey, 'check'], staffClient.products.stock.check)({})

export const poolQuery = (id: string) =>
  readOf([...stockKey, 'one'], staffClient.products.stock.show)({ params: { id } })
