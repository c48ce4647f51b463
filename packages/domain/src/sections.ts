import { byName } from './by-name.ts'
/** The sections of the menu (S2 §2), by the names of a user's flags. */
export const sections = [
  'general-info',
  'payment_request',
  'bulk',
  'customer_payment',
  'catalogue',
  'e_commerce',
  'session',
  'shopify',
  'event',
  'food_ordering',
  'pos',
  'ticket',
  'generated_reports',
  'help',
] as const

export type Section = (typeof sections)[number]

export const isSection = (text: string): text is Section => sections.some((section) => section === text)

/** What every merchant has, whatever is installed. */
const withoutPlugin: readonly Section[] = ['general-info', 'generated_reports', 'help']

/** The plugin a merchant must have for the section to be there; null where none is asked for. */
export function pluginOfSection(section: Section): string | null {
  if (withoutPlugin.includes(section)) return null
  // Sessions are the checkouts of e-commerce: no plugin flag of their own (S2 §2).
  return section === 'session' ? 'e_commerce' : section
}

/** Whatever a merchant may have installed, in the order of the menu. */
export const knownPlugins: readonly Section[] = sections.filter(
  (section) => pluginOfSection(section) === section,
)

/** The section a plugin's screens belong to; null where there is no such plugin. */
export const sectionOfPlugin = (plugin: string): Section | null =>
  isSection(plugin) && !withoutPlugin.includes(plugin) ? plugin : null

/** A user's flags, less those of plugins the merchant does not have. */
export const openSections = (flags: readonly string[], plugins: readonly string[]): Section[] =>
  sections.filter((section) => {
    const plugin = pluginOfSection(section)
    return flags.includes(section) && (plugin === null || plugins.includes(plugin))
  })

/** What stands for {x} in `change_{x}transactionproxyfield` (S1 §6). */
const headerNames: Readonly<Record<string, string>> = byName({
  payment_request: 'paymentrequestpayment',
  bulk: 'bulk',
  customer_payment: 'customerpayment',
  catalogue: 'catalogue',
  e_commerce: 'ecompayment',
  session: 'sessionpayment',
  shopify: 'shopifypayment',
  event: 'eventpayment',
  food_ordering: 'foodorderingpayment',
})

/** The right to edit the table headers of a plugin; null where the plugin has none. */
export function headerPermission(plugin: string): string | null {
  const name = Object.hasOwn(headerNames, plugin) ? headerNames[plugin] : undefined
  return name === undefined ? null : `change_${name}transactionproxyfield`
}

export const headerPermissions: readonly string[] = Object.values(headerNames).map(
  (name) => `change_${name}transactionproxyfield`,
)
