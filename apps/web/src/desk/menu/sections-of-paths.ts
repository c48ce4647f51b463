import { byName } from '@wasl/domain/by-name'
import { sectionOfPlugin } from '@wasl/domain/sections'

/** 'payment-request' in an address is the plugin 'payment_request'; null where it is none. */
const pluginOfModule = (module: string): string | null => sectionOfPlugin(module.replaceAll('-', '_'))

const ofPages: Readonly<Record<string, string>> = byName({
  transactions: 'general-info',
  'generated-reports': 'generated_reports',
  help: 'help',
  ticket: 'ticket',
})

/** The section whose flag opens a page of the dashboard; null where everybody signed in may see it. */
export function sectionOfPath(pathname: string): string | null {
  const [first = ''] = withinDashboard(pathname)
  return ofPages[first] ?? pluginOfModule(first)
}

/** Whoever may export comes here for the file they asked for, section or not: they see their own alone. */
export const isForExporter = (section: string, staff: { may: (permission: string) => boolean }): boolean =>
  section === 'generated_reports' && staff.may('view_export_settings')

/** The plugin whose table headers a page sets; null for every other page. */
export function headersOfPath(pathname: string): string | null {
  const [first = '', second] = withinDashboard(pathname)
  return second === 'table-headers' ? pluginOfModule(first) : null
}

const withinDashboard = (pathname: string): string[] => pathname.split('/').filter(Boolean).slice(2)
