import type { Access } from '@wasl/contracts/access'
import type { Context } from 'hono'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { staffIfAny } from '../people/staff-of.ts'
import type { ApiKeyHolder, ApiKeys, KeyRefusal } from './api-keys.service.ts'
import { isApiScope } from './scopes.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { apiKeyStrings } from './api-keys.strings.ts'
import { apiKeyStringsAr } from './api-keys.strings.ar.ts'

const words = wordsOf({ en: apiKeyStrings, ar: apiKeyStringsAr })

type Detail = { detail: string; code: string }

type KeyAnswer = { status: 401; body: Detail } | { status: 403; body: Detail } | { status: 429; body: Detail }

/** Status, body and headers of a refused key; every route that asks for one has these three in its contract. */
function answerToKey(c: Context<CoreEnv>, refusal: KeyRefusal): KeyAnswer {
  const { language } = c.var
  switch (refusal.kind) {
    case 'notAuthenticated':
      c.header('www-authenticate', 'Api-Key')
      return {
        status: 401,
        body: { detail: words('apiKey.notAuthenticated', language), code: 'not_authenticated' },
      }
    case 'outOfScope':
      return {
        status: 403,
        body: {
          detail: words('apiKey.outOfScope', language, { scope: refusal.scope }),
          code: 'out_of_scope',
        },
      }
    case 'tooMany': {
      const seconds = Math.ceil(refusal.waitMs / 1_000)
      c.header('retry-after', String(seconds))
      return {
        status: 429,
        body: { detail: words('apiKey.tooMany', language, { seconds }), code: 'too_many_requests' },
      }
    }
  }
}

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
