import type {
  messageTemplatesContract,
  TemplateOfMerchant,
} from '@wasl/contracts/core/dashboard/administration/messages.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'
import { variablesOf, type TemplateProblem } from '../../../kernel/messages/template.domain.ts'
import { keepTemplate, resetTemplate } from '../../../kernel/messages/templates.service.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf, type By } from '../../../kernel/administered/by.ts'
import {
  isSent,
  previewTemplate,
  showTemplates,
  testRecipient,
  testTemplate,
  wordsProblems,
  type TemplateKey,
  type TemplateShown,
  type TemplatesDeps,
  type WordsProblem,
} from './message-templates.service.ts'
import { templatesStrings } from './templates.strings.ts'
import { templatesStringsAr } from './templates.strings.ar.ts'

const words = wordsOf({ en: templatesStrings, ar: templatesStringsAr })

export const messageTemplatesHandlers = (
  deps: TemplatesDeps,
): Handlers<typeof messageTemplatesContract, CoreEnv> => ({
  list: async (_request, c) => ({
    status: 200,
    body: {
      results: (await showTemplates(deps.db, c.var.merchantId)).map(onWire),
      test_recipient: await testRecipient(deps, byOf(c)),
    },
  }),

  preview: async ({ body }, c) => {
    const { language } = c.var
    if (!isSent(body)) return neverSent(language)
    const composed = await previewTemplate(deps, c.var.merchantId, body)
    return composed.ok ? { status: 200, body: composed.value } : wrongWords(composed.error, body, language)
  },

  test: async ({ body }, c) => {
    const { language } = c.var
    const sent = await testTemplate(deps, byOf(c), body)
    if (sent.ok) return { status: 200, body: { recipient: sent.value } }
    const refusal = sent.error
    switch (refusal.kind) {
      case 'words':
        return wrongWords(refusal.problems, body, language)
      case 'impossible':
      case 'unlike':
        return {
          status: 409,
          body: { detail: words(`templateSetup.${refusal.kind}`, language), code: refusal.kind },
        }
      case 'tooMany':
        c.header('retry-after', String(refusal.retryAfterSeconds))
        return { status: 429, body: { detail: words('templateSetup.tooMany', language), code: 'too_many' } }
    }
  },

  keep: async ({ body: { subject, body, updated_at: updatedAt, ...key } }, c) => {
    const { language } = c.var
    if (!isSent(key)) return neverSent(language)
    const problems = wordsProblems({ ...key, subject, body })
    if (problems.length > 0) return wrongWords(problems, key, language)
    const own = { subject: key.channel === 'email' ? subject : null, body }
    const seen = typeof updatedAt === 'string' ? new Date(updatedAt) : updatedAt
    const kept = await keepTemplate(deps, { ...key, ...whoOf(byOf(c)), ...own, seen })
    if (!kept.ok)
      return kept.error === 'changed' ? changed(language) : wrongWords([kept.error], key, language)
    return { status: 200, body: await shown(deps, c.var.merchantId, key) }
  },

  reset: async ({ body: key }, c) => {
    if (!isSent(key)) return neverSent(c.var.language)
    await resetTemplate(deps, { ...key, ...whoOf(byOf(c)) })
    return { status: 200, body: await shown(deps, c.var.merchantId, key) }
  },
})

const whoOf = ({ staff, requestId }: By) => ({
  merchantId: staff.merchantId,
  by: staff.username,
  requestId,
  sessionId: staff.sessionId,
})

async function shown({ db }: TemplatesDeps, merchantId: number, key: TemplateKey) {
  const all = await showTemplates(db, merchantId)
  const one = all.find(
    ({ occasion, channel, language }) =>
      occasion === key.occasion && channel === key.channel && language === key.language,
  )
  if (!one) throw new Error(`there is no message ${JSON.stringify(key)}`)
  return onWire(one)
}

type Of = Pick<TemplateKey, 'occasion'>

function wrongWords(problems: readonly WordsProblem[], of: Of, language: Locale) {
  const texts = problems.map(({ part, problem }) => [part, [textOf(problem, of, language)]])
  const body: Record<string, string[]> = Object.fromEntries(texts)
  return { status: 400, body } as const
}

const changed = (language: Locale) =>
  ({ status: 409, body: { detail: words('templateSetup.changed', language), code: 'changed' } }) as const

function neverSent(language: Locale) {
  const body: Record<string, string[]> = byName({ channel: [words('templateSetup.neverSent', language)] })
  return { status: 400, body } as const
}

const named = (name: string) => `{${name}}`

function textOf(problem: TemplateProblem, { occasion }: Of, language: Locale): string {
  switch (problem.kind) {
    case 'empty':
      return words('templateSetup.empty', language)
    case 'tooLong':
      return words('templateSetup.tooLong', language, { limit: problem.limit })
    case 'unknownVariable':
      return words('templateSetup.unknownVariable', language, {
        braces: named(problem.name),
        known: variablesOf(occasion).map(named).join(' '),
      })
    case 'strayBrace':
      return words('templateSetup.strayBrace', language, { example: named('merchant') })
  }
}

const onWire = (template: TemplateShown): z.input<typeof TemplateOfMerchant> => ({
  occasion: template.occasion,
  channel: template.channel,
  language: template.language,
  subject: template.words.subject ?? '',
  body: template.words.body,
  default_subject: template.product.subject ?? '',
  default_body: template.product.body,
  variables: [...variablesOf(template.occasion)],
  is_own: template.isOwn,
  updated_at: template.updatedAt?.toISOString() ?? null,
})
