import type { ListConfig } from '@wasl/contracts/values/list-config'
import type { Plugin } from '@wasl/contracts/values/plugin'
import { sectionOfPlugin } from '@wasl/domain/sections'
import type { Context } from 'hono'
import type { z } from 'zod'
import { staffIfAny } from '../../../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../../../platform/http/core-env.ts'
import { listConfig } from './config.service.ts'
import type { ListDeps } from '../list.service.ts'
import { pluginModule } from '../module.ts'

/** What the plugin's public OPTIONS says besides, to staff who may see its list. */
export const pluginListConfig =
  (deps: Pick<ListDeps, 'db'>) =>
  async (c: Context<CoreEnv>, plugin: Plugin): Promise<z.input<typeof ListConfig> | null> => {
    const staff = staffIfAny(c)
    const section = sectionOfPlugin(plugin)
    if (!staff || section === null || !staff.sections.has(section)) return null
    return listConfig(deps, { module: pluginModule(staff, plugin), staff, language: c.var.language })
  }
