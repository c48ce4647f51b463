import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import { pick } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf } from '../../platform/http/words.ts'
import {
  lookUpReferrer,
  verifyCode,
  type CodeDeps,
  type CodeProblem,
  type CodeRefusal,
  type PairProblem,
} from '../../kernel/codes/code.service.ts'
import { codeStrings, type CodeString } from './code.strings.ts'
import { codeStringsAr } from './code.strings.ar.ts'

const words = wordsOf({ en: codeStrings, ar: codeStringsAr })

export const codeHandlers = (deps: CodeDeps): Handlers<typeof coreContract, CoreEnv>['code'] => ({
  lookup: async ({ params }, c) => {
    const { merchantId, language } = c.var
    const found = await lookUpReferrer(deps, { merchantId, referrer: params.referrer })
    if (!found.ok) return refusal(c, found.error)
    const { labelEn, labelAr, kind, country } = found.value
    const field_label = pick({ en: labelEn, ar: labelAr }, language)
    const body = { field_label, field_label_en: labelEn, field_label_ar: labelAr, kind, country }
    return { status: 200, body }
  },

  verify: async ({ params, body }, c) => {
    const { merchantId, network, language, origin } = c.var
    const verified = await verifyCode(deps, {
      ...body,
      merchantId,
      referrer: params.referrer,
      network,
      language,
      origin,
    })
    return verified.ok ? { status: 200, body: { redirect_url: verified.value } } : refusal(c, verified.error)
  },
})

const codeWords: Record<CodeProblem, CodeString> = {
  required: 'verify.required',
  malformed: 'verify.malformed',
  noMatch: 'verify.noMatch',
  used: 'verify.used',
  over: 'verify.over',
}

const pairWords: Record<PairProblem, CodeString> = {
  required: 'verify.required',
  phone: 'verify.phone',
  noMatch: 'verify.pairNoMatch',
}

type Detail = { detail: string; code: string }

type Answer<Kind extends CodeRefusal['kind']> = {
  notFound: { status: 404; body: Detail }
  fields: { status: 400; body: { code?: string[]; pair?: string[] } }
  tooMany: { status: 429; body: Detail }
}[Kind]

function refusal<Kind extends CodeRefusal['kind']>(
  c: Context<CoreEnv>,
  refused: Extract<CodeRefusal, { kind: Kind }>,
): Answer<Kind>
function refusal(c: Context<CoreEnv>, refused: CodeRefusal): Answer<CodeRefusal['kind']> {
  const { language } = c.var
  switch (refused.kind) {
    case 'notFound':
      return { status: 404, body: { detail: words('verify.notFound', language), code: 'not_found' } }
    case 'fields':
      return {
        status: 400,
        body: {
          ...(refused.code && { code: [words(codeWords[refused.code], language)] }),
          ...(refused.pair && { pair: [words(pairWords[refused.pair], language)] }),
        },
      }
    case 'tooMany': {
      c.header('retry-after', String(Math.ceil(refused.waitMs / 1_000)))
      const minutes = Math.ceil(refused.waitMs / 60_000)
      return {
        status: 429,
        body: { detail: words('verify.tooMany', language, { minutes }), code: 'too_many_requests' },
      }
    }
  }
}
