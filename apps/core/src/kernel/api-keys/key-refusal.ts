import type { Context } from 'hono'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf } from '../../platform/http/words.ts'
import type { KeyRefusal } from './api-keys.service.ts'
import { apiKeyStrings } from './api-keys.strings.ts'
import { apiKeyStringsAr } from './api-keys.strings.ar.ts'

const words = wordsOf({ en: apiKeyStrings, ar: apiKeyStringsAr })

type Detail = { detail: string; code: string }
type KeyAnswer = { status: 401; body: Detail } | { status: 403; body: Detail } | { status: 429; body: Detail }

/** Status, body and headers of a refused key; every route that asks for one has these three in its contract. */
export function answerToKey(c: Context<CoreEnv>, refusal: KeyRefusal): KeyAnswer {
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
