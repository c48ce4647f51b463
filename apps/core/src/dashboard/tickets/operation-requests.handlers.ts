import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import { decimalText, decimalsOf, money } from '@wasl/domain/money'
import type { Context } from 'hono'
import { decimalsText } from '../../kernel/amounts/decimals-refusal.ts'
import { answerOperation } from '../../kernel/operation-requests/answer-operation.service.ts'
import type { CarryOutDeps } from '../../kernel/operation-requests/carry-out.service.ts'
import { confirmedFor } from '../../kernel/operation-requests/confirmed-for.service.ts'
import {
  changeOperationRules,
  operationRules,
  type RuleProblems,
} from '../../kernel/operation-requests/operation-rules.service.ts'
import { requestWords } from '../../kernel/operation-requests/operation-task-on-wire.ts'
import { staffRefusal } from '../../kernel/people/guard.ts'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { notFoundBody } from '../../platform/http/refuse.ts'
import { words } from './task-on-wire.ts'

type OperationRequestHandlers = Handlers<typeof coreContract, CoreEnv>['operationRequests']
type Here = Context<CoreEnv>

export const operationRequestHandlers = (deps: CarryOutDeps): OperationRequestHandlers => ({
  answer: async ({ params: { id, answer }, body }, c) => {
    const { language, requestId } = c.var
    const staff = staffOf(c)
    const done = await answerOperation(deps)(staff, {
      publicId: id,
      answer,
      reason: answer === 'reject' ? body.reason?.trim() || null : null,
      requestId,
      isConfirmed: await confirmedFor(deps, staff),
    })
    if (done.ok) {
      const { status, isCalledOff } = done.value
      const said = isCalledOff ? 'calledOff' : status
      return {
        status: 200,
        body: { message: requestWords(`operationRequest.done.${said}`, language), status },
      }
    }
    const detail = requestWords(`operationRequest.${done.error}`, language)
    switch (done.error) {
      case 'notFound':
        return { status: 404, body: notFoundBody(c) }
      case 'reauthRequired':
        return { status: 403, body: staffRefusal(c, 'reauthRequired') }
      case 'sectionDisabled':
        return { status: 403, body: { detail, code: 'section_disabled' } }
      case 'own':
      case 'ownKey':
      case 'notYours':
        return { status: 403, body: { detail, code: 'permission_denied' } }
      case 'checked':
      case 'answered':
      case 'expired':
        return { status: 409, body: { detail, code: done.error } }
      case 'makerMayNot':
        return { status: 409, body: { detail, code: 'maker_may_not' } }
      case 'requestPending':
        return { status: 409, body: { detail, code: 'request_pending' } }
    }
  },

  rules: async (_, c) => ({ status: 200, body: await rulesOnWire(deps, c) }),

  changeRules: async ({ body }, c) => {
    const staff = staffOf(c)
    if (!staff.isSuperuser) return { status: 403, body: staffRefusal(c, 'permissionDenied') }
    const changed = await changeOperationRules(deps)(
      staff,
      {
        thresholds: body.thresholds.map((one) => ({
          currency: one.currency_code,
          oneAbove: one.one_above,
          twoAbove: one.two_above,
        })),
        makers: body.makers,
        revision: body.revision,
      },
      c.var.requestId,
    )
    if (changed.ok) return { status: 200, body: await rulesOnWire(deps, c) }
    if (changed.error === 'changed')
      return {
        status: 409,
        body: { detail: words('ticket.rule.changed', c.var.language), code: 'changed' },
      }
    return { status: 400, body: fieldTexts(changed.error.fields, c) }
  },
})

/** Every currency there may be an operation in, with a threshold or without. */
async function rulesOnWire(deps: CarryOutDeps, c: Here) {
  const staff = staffOf(c)
  const { thresholds, users, currencies, revision } = await operationRules(deps, staff.merchantId)
  return {
    thresholds: currencies.map((currency) => {
      const held = thresholds.find((one) => one.currency === currency)
      const text = (minor: number | null | undefined) =>
        minor === null || minor === undefined ? null : decimalText(money(minor, currency))
      return { currency_code: currency, one_above: text(held?.oneAbove), two_above: text(held?.twoAbove) }
    }),
    users: users.map(({ userId, username, nameEn, nameAr, isMaker }) => ({
      id: userId,
      username,
      name_en: nameEn,
      name_ar: nameAr,
      is_maker: isMaker,
    })),
    may_change: staff.isSuperuser,
    revision,
  }
}

/** A field of a threshold is named by its currency. */
const fieldTexts = (fields: RuleProblems, { var: { language } }: Here): Record<string, string[]> =>
  Object.fromEntries(
    [...fields].map(([field, problem]) => [
      field,
      [
        problem === 'tooManyDecimals'
          ? decimalsText(decimalsOf(field.slice(0, 3)), language)
          : words(`ticket.rule.${problem}`, language),
      ],
    ]),
  )
