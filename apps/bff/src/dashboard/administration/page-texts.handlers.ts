import type { Handlers } from '@wasl/contracts/server'
import type {
  PageText,
  PageTexts,
  pageTextsContract,
} from '@wasl/contracts/web/dashboard/administration/page-texts.contract'
import { byName } from '@wasl/domain/by-name'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core/core-problem.ts'
import { ownProblem, problemText } from '../../answer/problem.ts'
import { speakingTo } from '../../answer/speaking-to.ts'

/** What the build of the pages knows of its texts. */
export type KnownTexts = {
  list: () => readonly Omit<PageText, 'own'>[]
  problemOf: (
    key: string,
    text: string,
  ) => { kind: 'unknown' | 'syntax' } | { kind: 'placeholders'; names: string[] } | null
}

export const pageTextsHandlers = (known: KnownTexts): Handlers<typeof pageTextsContract, BffEnv> => {
  const shown = ({ own, revision }: { own: Record<string, string>; revision: number }): PageTexts => {
    const theirs = byName(own)
    return { texts: known.list().map((text) => ({ ...text, own: theirs[text.key] ?? '' })), revision }
  }
  return {
    show: async (_request, c) => {
      const got = await c.get('core').administration.pageTexts.show()
      return got.status === 200 ? { status: 200, body: shown(got.body) } : refused(got, speakingTo(c))
    },

    change: async ({ body }, c) => {
      const to = speakingTo(c)
      const wrong = Object.entries(body.own).flatMap(([key, text]): [string, string[]][] => {
        const problem = text.trim() === '' ? null : known.problemOf(key, text)
        return problem ? [[key, [problemOf(problem, to.language)]]] : []
      })
      if (wrong.length > 0)
        return { status: 400, body: ownProblem('badRequest', to, Object.fromEntries(wrong)) }
      const got = await c.get('core').administration.pageTexts.change({ body })
      return got.status === 200 ? { status: 200, body: shown(got.body) } : refused(got, speakingTo(c))
    },
  }
}

function problemOf(
  problem: NonNullable<ReturnType<KnownTexts['problemOf']>>,
  language: Parameters<typeof problemText>[1],
): string {
  switch (problem.kind) {
    case 'unknown':
      return problemText('fieldUnknown', language)
    case 'syntax':
      return problemText('textSyntax', language)
    case 'placeholders':
      return problem.names.length === 0
        ? problemText('textPlain', language)
        : problemText('textPlaces', language).replace('{names}', () =>
            problem.names.map((name) => `\u2066${name}\u2069`).join(' '),
          )
  }
}
