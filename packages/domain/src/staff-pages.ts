import { headerPermission, sectionOfPlugin, sections, type Section } from './sections.ts'

/** Plugins with lists of transactions. */
const listed = sections.filter((section) => sectionOfPlugin(section) !== null && section !== 'ticket')
/** Plugins with table headers; the counter has none (S2 §2). */
const withHeaders = listed.filter((plugin) => headerPermission(plugin) !== null)

/** Plugins whose products come from files (S2 §2). */
const imported: readonly Section[] = ['catalogue', 'food_ordering']

/** Plugins whose orders staff look after. */
const ordered: readonly Section[] = ['catalogue']

type Page = {
  /** Below `/{lang}`; `:id` stands for one name. */
  at: string
  /** Whose entry of the menu has it. Without one it is reached from another page. */
  section?: Section
  /** What it takes to see it in the menu; the server asks for it again. */
  permission?: string
  /** It stands once for each of these, with `:module` in its address. */
  plugins?: readonly Section[]
  isInMenu?: boolean
}

/**
 * Every page that staff open (product.md 3), in the menu's order. Addresses, menu, router and the server's 404 are read from
 * here; what is drawn is said by the slice's `.routes.tsx`, what it is called by `staff.page.{name}`.
 */
export const staffPages = {
  dashboard: { at: 'dashboard' },
  allTransactions: { at: 'dashboard/transactions' },
  oneTransaction: { at: 'dashboard/transactions/:id' },
  createRequest: {
    at: 'dashboard/payment-request/create',
    section: 'payment_request',
    permission: 'payment.create',
  },
  paymentLinks: {
    at: 'dashboard/payment-request/links',
    section: 'payment_request',
    permission: 'payment.create',
  },
  bulkUploads: { at: 'dashboard/bulk/uploads', section: 'bulk' },
  bulkUpload: { at: 'dashboard/bulk/uploads/:id' },
  dispatchLogs: { at: 'dashboard/bulk/uploads/:id/dispatch-logs' },
  transactionLogs: { at: 'dashboard/bulk/uploads/:id/dispatch-logs/:log/transaction-logs' },
  counter: { at: 'pos/pay', section: 'pos' },
  counterOf: { at: 'pos/pay/collect/:collectorId' },
  counterPay: { at: 'pos/pay/:id' },
  counterAttempt: { at: 'pos/attempt-detail/:id' },
  orders: { at: 'dashboard/catalogue/orders', section: 'catalogue', permission: 'orders.manage' },
  order: { at: 'dashboard/:module/orders/:id', plugins: ordered },
  shopProducts: { at: 'dashboard/catalogue/products', section: 'catalogue', permission: 'catalogue.manage' },
  shopStock: { at: 'dashboard/catalogue/stock', section: 'catalogue', permission: 'catalogue.manage' },
  shopVouchers: { at: 'dashboard/catalogue/vouchers', section: 'catalogue', permission: 'catalogue.manage' },
  shopCategories: {
    at: 'dashboard/catalogue/categories',
    section: 'catalogue',
    permission: 'catalogue.manage',
  },
  shopStores: { at: 'dashboard/catalogue/stores', section: 'catalogue', permission: 'catalogue.manage' },
  shopBanners: { at: 'dashboard/catalogue/banners', section: 'catalogue', permission: 'catalogue.manage' },
  shopSettings: { at: 'dashboard/catalogue/settings', section: 'catalogue', permission: 'catalogue.manage' },
  transactions: { at: 'dashboard/:module/transactions', plugins: listed, isInMenu: true },
  transaction: { at: 'dashboard/:module/transactions/:id', plugins: listed },
  deletedTransactions: { at: 'dashboard/:module/deleted-transactions', plugins: listed, isInMenu: true },
  deletedTransaction: { at: 'dashboard/:module/deleted-transactions/:id', plugins: listed },
  importProducts: {
    at: 'dashboard/:module/bulk-create',
    plugins: imported,
    permission: 'products.import',
    isInMenu: true,
  },
  productImport: { at: 'dashboard/:module/bulk-create/:id', plugins: imported },
  paymentRestriction: {
    at: 'dashboard/customer-payment/payment-restriction',
    section: 'customer_payment',
    permission: 'restrictions.manage',
  },
  tableHeaders: { at: 'dashboard/:module/table-headers', plugins: withHeaders, isInMenu: true },
  approvePermissions: { at: 'dashboard/ticket/approve-permissions' },
  generatedReports: { at: 'dashboard/generated-reports' },
  help: { at: 'dashboard/help' },
  userDetails: { at: 'dashboard/user/user-details' },
  password: { at: 'dashboard/user/password' },
  activity: { at: 'dashboard/user/activity' },
} as const satisfies Record<string, Page>

export type StaffPageName = keyof typeof staffPages

/** The names whose pages have an entry below a module's in the menu. */
export type MenuPageName = {
  [Name in StaffPageName]: (typeof staffPages)[Name] extends { section: string } | { isInMenu: true }
    ? Name
    : never
}[StaffPageName]

const entries = Object.entries(staffPages) as [StaffPageName, Page][]

/** 'payment_request' is 'payment-request' in an address. */
export const moduleOfPlugin = (plugin: string): string => plugin.replaceAll('_', '-')

/** Each address of each page below `/{lang}`, with `:id` where a name stands. */
export const staffAddresses: readonly { name: StaffPageName; at: string }[] = entries.flatMap(
  ([name, { at, plugins }]) =>
    plugins
      ? plugins.map((plugin) => ({ name, at: at.replace(':module', moduleOfPlugin(plugin)) }))
      : [{ name, at }],
)

/** Pages that a module has in the menu, in its order. */
export const menuPagesOf = (plugin: Section): { name: MenuPageName; permission: string | null }[] =>
  entries.flatMap(([name, { section, plugins, isInMenu, permission = null }]) =>
    section === plugin || (isInMenu && plugins?.includes(plugin))
      ? // What the menu shows is what `MenuPageName` picks.
        [{ name: name as MenuPageName, permission }]
      : [],
  )
