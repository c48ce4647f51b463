import type { Problem } from '@wasl/contracts/values/web'
import type { CodeWay } from '@wasl/contracts/web/pay/code.contract'
import { nextTarget, type NextRules } from '@wasl/domain/next-target'
import type { CoreApi } from '../../core/core-client.ts'
import { CoreFailure, unexpectedAnswer } from '../../core/core-failure.ts'
import { ownProblem, refusedWith, type RefusedWith, type Speaking } from '../../answer/problem.ts'
import { problemOfCode } from './code.translate.ts'

export type CodeAnswer =
  | { kind: 'way'; way: CodeWay }
  | { kind: 'refused'; refusal: RefusedWith<400 | 404 | 429> }

type Trying = { referrer: string; code: string; pair: string; rules: NextRules; to: Speaking }

/** The core decides and counts; where its answer leads is checked here by the rules for every redirect. */
export async function verifyCode(
  core: CoreApi,
  { referrer, code, pair, rules, to }: Trying,
): Promise<CodeAnswer> {
  const got = await core.code.verify({ params: { referrer }, body: { code, pair } })
  const refused = (status: 400 | 404 | 429, problem: Problem): CodeAnswer => ({
    kind: 'refused',
    refusal: refusedWith(status, problem),
  })
  switch (got.status) {
    case 200:
      return { kind: 'way', way: wayTo(got.body.redirect_url, rules) }
    case 400:
      return refused(400, problemOfCode(got.body, to))
    case 429:
      return refused(429, { code: got.body.code, message: got.body.detail, requestId: to.requestId })
    case 404:
    case 421:
      return refused(404, ownProblem('notFound', to))
    case 413:
    case 415:
      throw unexpectedAnswer(got)
  }
}

function wayTo(redirectUrl: string, rules: NextRules): CodeWay {
  const target = nextTarget(redirectUrl, rules)
  switch (target?.kind) {
    case 'path':
      return { kind: 'go', url: target.path }
    case 'origin':
      return { kind: 'go', url: target.url }
    case 'interstitial':
      return { kind: 'leaving', url: target.url, host: target.host }
    case undefined:
      throw new CoreFailure('the core answered no address to go to', { status: 200 })
  }
}
