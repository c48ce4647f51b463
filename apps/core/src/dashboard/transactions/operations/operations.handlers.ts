import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Result } from '@wasl/domain/result'
import type { Context } from 'hono'
import type { Resolution } from '../../../kernel/ledger/unresolved/resolve-money.domain.ts'
import type { OperationKind } from '../../../kernel/ledger/operations/operation.domain.ts'
import { keyHolderOf } from '../../../kernel/api-keys/key-guard.ts'
import { staffIfAny, staffOf } from '../../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { refuseWith } from '../../../platform/http/refuse.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { doneBody, pressUnderWay, refusalBody } from './answer-words.ts'
import { movesMoney, operateOnRows, type BulkWish } from './bulk.service.ts'
import { isAnsweredOnce, operateOncePerPress } from './once-per-press.service.ts'
import { actionsOfRow } from './row-actions.service.ts'
import { moveMoney, moveMoneyByKey, type MoneyWish } from './move-money.service.ts'
import type { OperationDeps } from './operation-deps.ts'
import { operationStrings } from './operations.strings.ts'
import { operationStringsAr } from './operations.strings.ar.ts'
import { resolveRow } from './resolve-row.service.ts'
import { operateOnRow, type PlainWish } from './row-operation.service.ts'
import type { RowDone, RowRefusal } from './row-outcome.ts'

const words = wordsOf({ en: operationStrings, ar: operationStringsAr })

type OperationHandlers = Handlers<typeof coreContract, CoreEnv>['operations']
type At = { plugin: string; id: string }
type C = Context<CoreEnv>
type Keyed = { 'idempotency-key'?: string | undefined }

export const operationHandlers = (deps: OperationDeps): OperationHandlers => {
  const plain =
    (operation: PlainWish['operation']) =>
    async ({ params: { plugin, id }, headers = {} }: { params: At; headers?: Keyed }, c: C) => {
      const key = headers['idempotency-key'] ?? c.var.requestId
      const wish = { staff: staffOf(c), plugin, publicId: id, operation, key, chosenIn: null }
      return answer(c, await operateOnRow(deps, wish))
    }

  const resolving =
    (operation: Resolution): OperationHandlers['release'] =>
    async ({ params: { plugin, id }, body: { attempt, claim } }, c) => {
      const wish = { staff: staffOf(c), plugin, publicId: id, operation, attemptId: attempt, claim }
      return answer(c, await resolveRow(deps, wish))
    }

  const byScript =
    (operation: 'email' | 'sms') =>
    async ({ params }: { params: At }, c: C) =>
      isScript(c) ? plain(operation)({ params }, c) : refuseWith(c, 405, 'methodNotAllowed')

  /** The guard has let staff in by their token, and everybody else by their key. */
  const money = async (c: C, { plugin, id }: At, wish: Omit<MoneyWish, 'staff' | 'plugin' | 'publicId'>) => {
    const staff = staffIfAny(c)
    const row = { ...wish, plugin, publicId: id }
    if (staff) return answerMoney(c, await moveMoney(deps, { ...row, staff }))
    // A key is no person: nobody is there who would ask, or press once more.
    if (wish.isAsking)
      return { status: 400 as const, body: { ask: [words('refused.keyAsks', c.var.language)] } }
    const { merchantId, keyId } = keyHolderOf(c)
    return answerMoney(c, await moveMoneyByKey(deps, { ...row, merchantId, keyId }))
  }

  const amounts =
    (operation: Exclude<OperationKind, 'void'>): OperationHandlers['refund'] =>
    ({ params, query: { attempt = null, claim = null, ask }, body, headers }, c) =>
      money(c, params, {
        operation,
        attemptId: attempt,
        claim: operation === 'refund' ? claim : null,
        isAsking: ask !== undefined,
        amount: body.amount,
        reason: body.reason?.trim() || null,
        availableSeen: body.available_amount ?? null,
        idempotencyKey: headers['idempotency-key'],
      })

  const bulk = async (
    c: C,
    wish: { plugin: string | null; operation: BulkWish['operation']; ids: string[]; key?: string },
  ) => {
    const { plugin, operation, key } = wish
    if (movesMoney(operation) && operation !== 'void' && key === undefined)
      return {
        status: 400 as const,
        body: { 'idempotency-key': [words('refused.keyRequired', c.var.language)] },
      }
    const press = {
      staff: staffOf(c),
      language: c.var.language,
      plugin,
      operation,
      ids: [...new Set(wish.ids)],
      key: key ?? c.var.requestId,
    }
    if (key === undefined || !isAnsweredOnce(operation)) return operateOnRows(deps, press)
    const once = await operateOncePerPress(deps, press)
    if (!once.ok) {
      c.header('retry-after', '1')
      return { status: 409 as const, body: pressUnderWay(c.var.language) }
    }
    if (once.value.replayed) c.header('idempotent-replayed', 'true')
    return once.value.outcome
  }
  const keyIn = (key: string | undefined) => (key === undefined ? {} : { key })

  return {
    actions: async ({ params: { plugin, id } }, c) => {
      const { language } = c.var
      const actions = await actionsOfRow(deps, { staff: staffOf(c), plugin, publicId: id, language })
      return actions ? { status: 200, body: { results: actions } } : refuseWith(c, 404, 'notFound')
    },
    refund: amounts('refund'),
    capture: amounts('capture'),
    void: ({ params, query: { attempt = null, ask }, body, headers }, c) =>
      money(c, params, {
        operation: 'void',
        attemptId: attempt,
        claim: null,
        isAsking: ask !== undefined,
        amount: null,
        reason: body.reason?.trim() || null,
        availableSeen: null,
        idempotencyKey: headers['idempotency-key'] ?? `void:${c.var.requestId}`,
      }),
    cancel: plain('cancel'),
    expire: plain('expire'),
    restore: plain('restore'),
    email: plain('email'),
    emailByScript: byScript('email'),
    sms: plain('sms'),
    smsByScript: byScript('sms'),
    disclose: plain('disclose'),
    inquiry: plain('inquiry'),
    count: resolving('count'),
    release: resolving('release'),
    remove: plain('delete'),
    bulk: ({ params: { plugin, action }, body, headers }, c) =>
      bulk(c, { plugin, operation: action, ids: body, ...keyIn(headers['idempotency-key']) }),
    bulkDelete: ({ params: { plugin }, body, headers }, c) =>
      bulk(c, { plugin, operation: 'delete', ids: body, ...keyIn(headers['idempotency-key']) }),
    bulkAll: ({ params: { action }, body, headers }, c) =>
      bulk(c, { plugin: null, operation: action, ids: body, ...keyIn(headers['idempotency-key']) }),
    bulkDeleteAll: ({ body, headers }, c) =>
      bulk(c, { plugin: null, operation: 'delete', ids: body, ...keyIn(headers['idempotency-key']) }),
  }
}

function answer(c: C, outcome: Result<RowDone, RowRefusal>) {
  const { language } = c.var
  if (outcome.ok) return { status: 200 as const, body: doneBody(outcome.value, language) }
  if (outcome.error.kind === 'notFound') return refuseWith(c, 404, 'notFound')
  return refusalBody(outcome.error, language)
}

function answerMoney(c: C, outcome: Result<RowDone, RowRefusal>) {
  if (!outcome.ok || outcome.value.result !== 'requested') return answer(c, outcome)
  return { status: 202 as const, body: doneBody(outcome.value, c.var.language) }
}

/** reliability S6: what a browser fetches by itself, from a link or ahead of time, sends nobody a mail. */
const isScript = (c: C): boolean =>
  c.req.header('sec-fetch-mode') === 'cors' && c.req.header('x-requested-with') !== undefined
