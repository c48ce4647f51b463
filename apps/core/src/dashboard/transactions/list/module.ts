import { Plugin } from '@wasl/contracts/values/plugin'
import { sectionOfPlugin } from '@wasl/domain/sections'
import type { Staff } from '../../../kernel/people/staff.ts'
import type { Scope } from './filters.domain.ts'

/** A list of the menu: of one plugin, of its deleted ones, or of everything the user may see. */
export type Module = { plugin: Plugin | null; columns: string; scope: Scope }

export const pluginModule = (staff: Staff, plugin: Plugin, isDeleted = false): Module => ({
  plugin,
  columns: plugin,
  scope: { merchantId: staff.merchantId, plugins: [plugin], isDeleted },
})

export const everyModule = (staff: Staff): Module => ({
  plugin: null,
  columns: 'all',
  scope: { merchantId: staff.merchantId, plugins: pluginsOf(staff), isDeleted: false },
})

/** The plugins whose sections are open to the user. */
export const pluginsOf = (staff: Staff): Plugin[] =>
  Plugin.options.filter((plugin) => {
    const section = sectionOfPlugin(plugin)
    return section !== null && staff.sections.has(section)
  })
