import type { OfferedAction } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Context } from 'hono'
import { sees } from '../../../kernel/people/staff.ts'
import { staffIfAny } from '../../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import type { ActionDeps } from './offered-actions.service.ts'
import { actionsOfRow } from './row-actions.service.ts'

/** S2 §7 "returns the actions of a transaction": the payer's address answers them to staff who may see its list. */
export const pluginActions =
  (deps: ActionDeps) =>
  async (c: Context<CoreEnv>, row: { plugin: string; publicId: string }): Promise<OfferedAction[] | null> => {
    const staff = staffIfAny(c)
    if (!staff || !sees(staff, row.plugin)) return null
    return actionsOfRow(deps, { ...row, staff, language: c.var.language })
  }
