import { byName } from './by-name.ts'
/** Sections of the menu (S2 §2), named like a user's flags. */
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

/** Sections that every merchant has. */
const withoutPlugin: readonly Section[] = ['general-info', 'generated_reports', 'help']

/** The plugin that a section needs, or null. */
export function pluginOfSection(section: Section): string | null {
  if (withoutPlugin.includes(section)) return null
  // Sessions are the checkouts of e-commerce and have no plugin flag of their own (S2 §2).
  return section === 'session' ? 'e_commerce' : section
}

/** All plugins, in menu order. */
export const knownPlugins: readonly Section[] = sections.filter(
  (section) => pluginOfSection(section) === section,
)

/** The section of a plugin's screens, or null for an unknown plugin. */
export const sectionOfPlugin = (plugin: string): Section | null =>
  isSection(plugin) && !withoutPlugin.includes(plugin) ? plugin : null

/** A user's sections, without those of plugins that the merchant does not have. */
export const openSections = (flags: readonly string[], plugins: readonly string[]): Section[] =>
  sections.filter((section) => {
    const plugin = pluginOfSection(section)
    return flags.includes(section) && (plugin === null || plugins.includes(plugin))
  })

/** The {x} in `change_{x}transactionproxyfield` (S1 §6). */
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

/** The permission to edit the table headers of a plugin, or null if it has none. */
export function headerPermission(plugin: string): string | null {
  const name = Object.hasOwn(headerNames, plugin) ? headerNames[plugin] : undefined
  return name === undefined ? null : `change_${name}transactionproxyfield`
}

export const headerPermissions: readonly string[] = Object.values(headerNames).map(
  (name) => `change_${name}transactionproxyfield`,
)
