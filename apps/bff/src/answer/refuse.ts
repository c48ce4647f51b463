import type { Issue } from '@wasl/contracts/issues'
import type { Refusal } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import { byName } from '@wasl/domain/by-name'
import type { BffEnv } from '../bff-env.ts'
import type { Log } from '../log.ts'
import { ownProblem, problemText } from './problem.ts'
import type { ProblemCode } from './problems.strings.ts'
import { speakingTo } from './speaking-to.ts'

/** The web contract's problems for requests that never reached their handler. */
export const refuse =
  (log: Log) =>
  (c: Context<BffEnv>, refusal: Refusal): Response => {
    const to = speakingTo(c)
    switch (refusal.kind) {
      case 'invalid':
        // An id that cannot exist is answered like one that does not.
        if (refusal.issues.some((issue) => issue.in === 'path')) {
          const shown = notFoundBodies.get(`${c.req.method} ${refusal.route.path}`)
          return c.json(shown ?? ownProblem('notFound', to), 404)
        }
        return c.json(ownProblem('badRequest', to, fieldErrors(refusal.issues, to.language)), 400)
      case 'malformedJson':
        return c.json(ownProblem('badRequest', to), 400)
      case 'wrongContentType':
        return c.json(ownProblem('wrongContentType', to), 415)
      case 'tooLarge':
        return c.json(ownProblem('tooLarge', to), 413)
      case 'methodNotAllowed':
        c.header('allow', refusal.allowed.join(', '))
        return c.json(ownProblem('methodNotAllowed', to), 405)
      case 'badResponse':
        log.error(
          { ...to, route: refusal.route.path, issues: refusal.issues },
          'an answer does not match the contract',
        )
        return c.json(ownProblem('unexpected', to), 500)
    }
  }

/** Where "not found" is a state of a screen. */
const notFoundBodies: ReadonlyMap<string, object> = new Map([
  ['GET /bff/pay/:id', { kind: 'notFound' }],
  ['GET /bff/attempt/:id', { kind: 'notFound', unit: null }],
  ['POST /bff/attempt/:id/check', { kind: 'notFound', unit: null }],
])

function fieldErrors(issues: readonly Issue[], language: Locale): Record<string, string[]> {
  const errors: Record<string, string[]> = byName()
  for (const { field, problem } of issues) {
    const name = field || 'body'
    errors[name] = [...(errors[name] ?? []), problemText(words[problem], language)]
  }
  return errors
}

const words: Record<Issue['problem'], ProblemCode> = {
  required: 'fieldRequired',
  unknown: 'fieldUnknown',
  repeated: 'fieldInvalid',
  tooLong: 'fieldTooLong',
  tooMuch: 'fieldTooMuch',
  invalid: 'fieldInvalid',
}
