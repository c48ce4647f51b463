import type { Context } from 'hono'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import type { Staff } from './staff.ts'

const known = new WeakMap<Request, Staff>()

/** The guard's word, before the handler runs. */
export function rememberStaff(c: Context<CoreEnv>, staff: Staff): void {
  known.set(c.req.raw, staff)
}

/** Who asks. Only on routes whose contract says `staff(…)`: the guard has let nobody else in. */
export function staffOf(c: Context<CoreEnv>): Staff {
  const staff = known.get(c.req.raw)
  if (!staff) throw new Error(`${c.req.path} asks for its staff, but its contract lets anybody in`)
  return staff
}

/** Null where a public route is asked by somebody who has not signed in. */
export const staffIfAny = (c: Context<CoreEnv>): Staff | null => known.get(c.req.raw) ?? null
