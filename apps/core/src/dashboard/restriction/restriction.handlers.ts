import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import { byName } from '@wasl/domain/by-name'
import { decimalsStringsAr } from '../../kernel/amounts/decimals.strings.ar.ts'
import { decimalsStrings } from '../../kernel/amounts/decimals.strings.ts'
import { byOf } from '../../kernel/administered/by.ts'
import { refusing, type Judgement } from '../../kernel/restrictions/judge-payment.service.ts'
import { reasonText, refusalText } from '../../kernel/restrictions/restriction-words.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { wordsOf } from '../../platform/http/words.ts'
import {
  identifierPage,
  identifiersOnPage,
  importIdentifiers,
  mostIdentifiers,
  removeIdentifier,
} from './identifiers.service.ts'
import type { RuleProblem } from './read-restriction.ts'
import { restrictionOnWire } from './restriction-on-wire.ts'
import {
  addRestriction,
  changeRestriction,
  mostRules,
  removeRestriction,
  restrictionList,
  type RestrictionDeps,
  type RuleRefusal,
} from './restriction.service.ts'
import { restrictionScreenStrings } from './restriction.strings.ts'
import { restrictionScreenStringsAr } from './restriction.strings.ar.ts'
import { testPayer } from './test-payer.service.ts'

const words = wordsOf({
  en: { ...restrictionScreenStrings, ...decimalsStrings },
  ar: { ...restrictionScreenStringsAr, ...decimalsStringsAr },
})

type RestrictionHandlers = Handlers<typeof coreContract, CoreEnv>['restrictions']
type Here = Context<CoreEnv>

export const restrictionHandlers = (deps: RestrictionDeps): RestrictionHandlers => ({
  list: async (_request, c) => {
    const { merchantId } = c.var
    const { rules, collectors, gateways, merchant } = await restrictionList(deps, merchantId)
    const currencies = currenciesOf(gateways, merchant?.currency)
    return {
      status: 200,
      body: {
        results: rules.map((rule) => restrictionOnWire(rule, currencies)),
        collectors: collectors.map(({ value, nameEn, nameAr }) => ({
          value,
          name_en: nameEn,
          name_ar: nameAr,
        })),
        gateways: gateways.map(({ code, nameEn, nameAr }) => ({
          value: code,
          name_en: nameEn,
          name_ar: nameAr,
        })),
        currencies,
        timezone: merchant?.timezone ?? '',
        country: merchant?.countryCode ?? '',
      },
    }
  },

  create: async ({ body }, c) => {
    const added = await addRestriction(deps, byOf(c), body)
    if (added.ok) return { status: 201, body: restrictionOnWire(added.value, await takenBy(deps, c)) }
    return answerTo(c, added.error)
  },

  change: async ({ params: { id }, body: { revision, ...wish } }, c) => {
    const changed = await changeRestriction(deps, byOf(c), { publicId: id, revision, wish })
    if (changed.ok) return { status: 200, body: restrictionOnWire(changed.value, await takenBy(deps, c)) }
    return answerTo(c, changed.error)
  },

  remove: async ({ params }, c) => {
    const removed = await removeRestriction(deps, byOf(c), params.id)
    return removed.ok ? { status: 200, body: { id: removed.value } } : missing(c)
  },

  test: async ({ body }, c) => {
    const tested = await testPayer(deps, c.var.merchantId, body)
    return tested.ok
      ? { status: 200, body: testedOnWire(tested.value) }
      : answerToFields(tested.error, c.var.language)
  },

  identifiers: async ({ params, query: { q = '', page = 1 } }, c) => {
    const { merchantId } = c.var
    const found = await identifierPage(deps, { merchantId, publicId: params.id, q, page })
    if (!found.ok) return missing(c)
    const { count, values } = found.value
    return { status: 200, body: { count, page_size: identifiersOnPage, results: values } }
  },

  importIdentifiers: async ({ params, body }, c) => {
    const { language } = c.var
    const imported = await importIdentifiers(deps, byOf(c), { ...body, publicId: params.id })
    if (!imported.ok && imported.error === 'notFound') return missing(c)
    if (!imported.ok)
      return answerToFields(
        [{ field: 'content', says: 'rule.identifiersFull', values: { limit: mostIdentifiers } }],
        language,
      )
    const { added, known, rejectedCount, rejected, total } = imported.value
    return {
      status: 200,
      body: {
        added,
        known,
        total,
        rejected_count: rejectedCount,
        rejected: rejected.map(({ line, value, says }) => ({ line, value, detail: words(says, language) })),
      },
    }
  },

  removeIdentifier: async ({ params, body: { value } }, c) => {
    const removed = await removeIdentifier(deps, byOf(c), { publicId: params.id, value })
    return removed.ok ? { status: 200, body: { total: removed.value } } : missing(c)
  },
})

/** The currencies in which customers can pay the merchant. */
async function takenBy(deps: RestrictionDeps, c: Here): Promise<string[]> {
  const { gateways } = await restrictionList(deps, c.var.merchantId)
  return currenciesOf(gateways)
}

/** The merchant's own first. */
const currenciesOf = (gateways: readonly { currencies: string[] }[], own = ''): string[] => {
  const all = [...new Set(gateways.flatMap(({ currencies }) => currencies))].toSorted()
  return [...all.filter((code) => code === own), ...all.filter((code) => code !== own)]
}

function testedOnWire(judged: readonly Judgement[]) {
  const decision = refusing(judged)
  const told = decision && refusalText(decision)
  const verdicts = { passes: 'passes', refuses: 'refuses', notApplied: 'not_applied' } as const
  return {
    decision: decision ? ('refuses' as const) : ('passes' as const),
    message_en: told?.en ?? null,
    message_ar: told?.ar ?? null,
    decided_by: decision?.rule.publicId ?? null,
    rules: judged.map(({ rule: { publicId, name }, verdict }) => {
      const reason = verdict.kind === 'refuses' ? reasonText(verdict) : null
      return {
        id: publicId,
        name,
        verdict: verdicts[verdict.kind],
        reason_en: reason?.en ?? null,
        reason_ar: reason?.ar ?? null,
      }
    }),
  }
}

function answerTo(c: Here, refusal: RuleRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'fields':
      return answerToFields(refusal.problems, language)
    case 'notFound':
      return missing(c)
    case 'changed':
      return { status: 409, body: { detail: words('rule.changed', language), code: 'changed' } } as const
    case 'tooMany':
      return {
        status: 409,
        body: { detail: words('rule.tooMany', language, { limit: mostRules }), code: 'too_many' },
      } as const
  }
}

const missing = (c: Here) =>
  ({ status: 404, body: { detail: words('rule.notFound', c.var.language), code: 'not_found' } }) as const

function answerToFields(problems: readonly RuleProblem[], language: Locale) {
  const body: Record<string, string[]> = byName()
  for (const { field, says, values } of problems)
    body[field] = [...(body[field] ?? []), words(says, language, values)]
  return { status: 400, body } as const
}
