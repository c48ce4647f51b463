import type { Access } from '@wasl/contracts/access'
import type { Context } from 'hono'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { staffIfAny } from '../people/staff-of.ts'
import type { ApiKeyHolder, ApiKeys } from './api-keys.service.ts'
import { answerToKey } from './key-refusal.ts'
import { isApiScope } from './scopes.ts'

const holders = new WeakMap<Request, ApiKeyHolder>()

/** Asked before anything of a request is read, where the guard of staff has let it pass: null lets it in. */
export const createKeyGuard =
  (apiKeys: Pick<ApiKeys, 'of'>) =>
  async (c: Context<CoreEnv>, access: Access | null): Promise<Response | null> => {
    if (access?.access !== 'key' || staffIfAny(c)) return null
    const { scope } = access
    if (!isApiScope(scope)) throw new Error(`no key has the scope ${scope}`)
    const authorization = c.req.header('authorization')
    const holder = await apiKeys.of({ authorization, merchantId: c.var.merchantId }, scope)
    if (!holder.ok) {
      const { status, body } = answerToKey(c, holder.error)
      return c.json(body, status)
    }
    holders.set(c.req.raw, holder.value)
    return null
  }

/** Whose key opened the door. Only on routes whose contract says `keyAccess(…)`, and where no staff asks. */
export function keyHolderOf(c: Context<CoreEnv>): ApiKeyHolder {
  const holder = keyHolderIfAny(c)
  if (!holder) throw new Error(`${c.req.path} asks for the holder of a key, but its contract asks for none`)
  return holder
}

/** Null where staff or a payer asks. */
export const keyHolderIfAny = (c: Context<CoreEnv>): ApiKeyHolder | null => holders.get(c.req.raw) ?? null
