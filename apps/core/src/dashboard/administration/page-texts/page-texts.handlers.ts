import type { pageTextsContract } from '@wasl/contracts/core/dashboard/administration/page-texts.contract'
import { byName } from '@wasl/domain/by-name'
import type { Locale } from '@wasl/domain/locale'
import type { Handlers } from '@wasl/contracts/server'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../by.ts'
import {
  changePageTexts,
  mostOwnTexts,
  showPageTexts,
  type PageTextsDeps,
  type WrongText,
} from './page-texts.service.ts'
import { pageTextsStrings } from './page-texts.strings.ts'
import { pageTextsStringsAr } from './page-texts.strings.ar.ts'

const words = wordsOf({ en: pageTextsStrings, ar: pageTextsStringsAr })

export const pageTextsHandlers = (deps: PageTextsDeps): Handlers<typeof pageTextsContract, CoreEnv> => ({
  show: async (_request, c) => ({ status: 200, body: await showPageTexts(deps, c.var.merchantId) }),

  change: async ({ body: wish }, c) => {
    const { language } = c.var
    const changed = await changePageTexts(deps, byOf(c), wish)
    if (changed.ok) return { status: 200, body: changed.value }
    if (changed.error === 'changed')
      return { status: 409, body: { detail: words('pageTexts.changed', language), code: 'changed' } }
    const { error } = changed
    const body =
      error === 'tooMany'
        ? { own: [words('pageTexts.tooMany', language, { most: mostOwnTexts })] }
        : Object.fromEntries(error.wrong.map((text) => [`own.${text.key}`, [problemOf(text, language)]]))
    return { status: 400, body: byName(body) }
  },
})

function problemOf({ problem }: WrongText, language: Locale): string {
  if (problem.kind !== 'placeholders') return words('pageTexts.syntax', language)
  const { names } = problem
  return names.length === 0
    ? words('pageTexts.plain', language)
    : words('pageTexts.places', language, { names: names.map((name) => `\u2066${name}\u2069`).join(' ') })
}
