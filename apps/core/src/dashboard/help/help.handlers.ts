import type { coreContract } from '@wasl/contracts/core'
import { helpSubjects } from '@wasl/contracts/core/dashboard/help.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { mostLetters, questionsInAnHour, type HelpProblems } from './help.domain.ts'
import { askForHelp, type HelpDeps } from './help.service.ts'
import { helpWords } from './help-words.ts'

export const helpHandlers = (deps: HelpDeps): Handlers<typeof coreContract, CoreEnv>['help'] => ({
  config: async (_request, c) => ({
    status: 200,
    body: {
      actions: {
        POST: {
          subject_choices: helpSubjects.map((value) => ({
            value,
            display_name: helpWords(`subject.${value}`, c.var.language),
          })),
          email_message: { max_length: mostLetters },
        },
      },
    },
  }),

  send: async ({ body, headers }, c) => {
    const { language, requestId } = c.var
    const sent = await askForHelp(deps, {
      staff: staffOf(c),
      asked: body,
      language,
      browser: headers['user-agent']?.slice(0, 256) ?? null,
      requestId,
      idempotencyKey: headers['idempotency-key'] ?? null,
    })
    if (sent.ok)
      return { status: 200, body: { message: helpWords('sent.message', language, { email: sent.value }) } }
    const refusal = sent.error
    switch (refusal.kind) {
      case 'fields':
        return {
          status: 400,
          body: fieldErrors(refusal.problems, language, body.email_message.trim().length),
        }
      case 'noSupport':
        return { status: 409, body: { detail: helpWords('refused.noSupport', language), code: 'no_support' } }
      case 'tooMany':
        c.header('retry-after', String(refusal.retryAfterSeconds))
        return {
          status: 429,
          body: {
            detail: helpWords('refused.tooMany', language, { most: questionsInAnHour }),
            code: 'too_many',
          },
        }
    }
  },
})

const fieldErrors = (problems: HelpProblems, language: Locale, length: number): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      [helpWords(`field.${problem}`, language, { limit: mostLetters, length })],
    ]),
  )
