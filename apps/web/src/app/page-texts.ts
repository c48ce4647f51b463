import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { readOverride, type TextProblem } from '../i18n/overrides.ts'
import { arabicMessages, englishMessages } from './page-strings.ts'

/** As a person writes it: the build has compiled it. */
const written = (message: unknown): string =>
  typeof message === 'string' ? message : printAST(message as Parameters<typeof printAST>[0])

/** What a merchant may word otherwise: the texts of the pages that customers see, and of signing in. */
export const pageTexts = {
  list: (): { key: string; english: string; arabic: string }[] =>
    Object.entries(arabicMessages).map(([key, arabic]) => ({
      key,
      english: written(englishMessages[key]),
      arabic: written(arabic),
    })),
  problemOf: (key: string, text: string): TextProblem | null =>
    readOverride(arabicMessages, key, text).problem ?? null,
}
