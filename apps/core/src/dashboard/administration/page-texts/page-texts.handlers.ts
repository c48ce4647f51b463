import type { pageTextsContract } from '@wasl/contracts/core/dashboard/administration/page-texts.contract'
import { byName } from '@wasl/domain/by-name'
import type { Handlers } from '@wasl/contracts/server'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../by.ts'
import { changePageTexts, mostOwnTexts, showPageTexts, type PageTextsDeps } from './page-texts.service.ts'
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
    const body = byName({ own: [words('pageTexts.tooMany', language, { most: mostOwnTexts })] })
    return { status: 400, body }
  },
})
