import { accepted, refused, type Result } from '@wasl/domain/result'
import { sectionOfPlugin } from '@wasl/domain/sections'
import { may, type Rights } from '../people/staff.ts'

export type MayNot = 'permissionDenied' | 'sectionDisabled'

/** `plugin: null` is the list of all modules; its query names those it is of. */
type Wanted = { plugin: string | null; query: Record<string, string> }

/** No filter but the modules an export of all of them names itself. */
const unfiltered = ['ordering', 'plugin']

/** As it was asked for, of the modules that are open to the user; or why there is nothing they may have. */
export function queryFor(rights: Rights, { plugin, query }: Wanted): Result<Wanted['query'], MayNot> {
  if (!may(rights, 'view_export_settings')) return refused('permissionDenied')
  const asked = plugin === null ? (query['plugin'] ?? '').split(',') : [plugin]
  const open = asked.filter((name) => rights.sections.has(sectionOfPlugin(name) ?? ''))
  if (open.length === 0 || (plugin === null && !rights.sections.has('general-info')))
    return refused('sectionDisabled')
  // A list that is asked for `state=` alone is not filtered.
  const isFiltered = Object.entries(query).some(
    ([name, value]) => !unfiltered.includes(name) && /[^\s,]/.test(value),
  )
  if (isFiltered && !may(rights, 'search_paymenttransaction')) return refused('permissionDenied')
  return accepted(plugin === null ? { ...query, plugin: open.join(',') } : query)
}

/** Why a user may not have a file that is made; null: they may. What it was made of is all in it. */
export function fileProblem(rights: Rights, report: Wanted): MayNot | null {
  const allowed = queryFor(rights, report)
  if (!allowed.ok) return allowed.error
  return allowed.value['plugin'] === report.query['plugin'] ? null : 'sectionDisabled'
}
