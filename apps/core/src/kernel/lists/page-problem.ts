import type { Locale } from '@wasl/domain/locale'
import { wordsOf } from '../../platform/http/words.ts'
import { lastNumberedPage, mostAtOnce, type PageRefusal } from './page.domain.ts'
import { pageStringsAr } from './page.strings.ar.ts'
import { pageStrings } from './page.strings.ts'

const words = wordsOf({ en: pageStrings, ar: pageStringsAr })

/** The field that asks for a page there is none of, and why. */
export function pageProblem({ field, problem }: PageRefusal, language: Locale): Record<string, string[]> {
  const limit = problem === 'tooFar' ? lastNumberedPage : mostAtOnce
  return { [field]: [words(`page.${problem}`, language, { limit })] }
}
