import { byName } from '@wasl/domain/by-name'
import type { Context } from 'hono'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf, type Values } from '../../platform/http/words.ts'
import type { AdministeredRefusal } from './administered.ts'
import { administeredStringsAr } from './administered.strings.ar.ts'
import { administeredStrings, type AdministeredString } from './administered.strings.ts'

type Texts<Says extends string> = { en: Record<Says, string>; ar: Record<Says, string> }

/** The words of an area beside those that all areas have. */
export const areaWords = <Says extends string>({ en, ar }: Texts<Says>) =>
  wordsOf<Says | AdministeredString>({
    en: { ...administeredStrings, ...en },
    ar: { ...administeredStringsAr, ...ar },
  })

type Words<Says extends string> = (key: Says, language: 'en' | 'ar', values?: Values) => string

/** How every area of the administration refuses: 400 at the fields, 404, and 409 with its code. */
export function answerRefusal<Says extends string>(
  { var: { language } }: Context<CoreEnv>,
  refusal: AdministeredRefusal<Says | AdministeredString>,
  words: Words<Says | AdministeredString>,
) {
  switch (refusal.kind) {
    case 'fields': {
      const body: Record<string, string[]> = byName()
      for (const { field, says, values } of refusal.problems)
        body[field] = [...(body[field] ?? []), words(says, language, values)]
      return { status: 400, body } as const
    }
    case 'notFound':
      return {
        status: 404,
        body: { detail: words('administered.notFound', language), code: 'not_found' },
      } as const
    case 'changed':
      return {
        status: 409,
        body: { detail: words('administered.changed', language), code: 'changed' },
      } as const
    case 'tooMany': {
      const detail = words('administered.tooMany', language, { limit: refusal.limit })
      return { status: 409, body: { detail, code: 'too_many' } } as const
    }
  }
}
