import { createHash } from 'node:crypto'
import { decimalText, money, parseAmount } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { Staff } from '../people/staff.ts'
import {
  findMerchantCurrencies,
  listMakers,
  listThresholds,
  lockRules,
  replaceRules,
  type Threshold,
} from './operation-rules.store.ts'

type Deps = { db: Db; clock: Clock }

export type WrittenThreshold = { currency: string; oneAbove: string | null; twoAbove: string | null }
export type WrittenRules = {
  thresholds: readonly WrittenThreshold[]
  makers: readonly number[]
  /** The revision that was shown: refused if it has changed since. Undefined: replaces any. */
  revision: string | undefined
}

/** `KWD.one_above` and what is wrong with it. */
export type RuleProblems = Map<
  string,
  'notAnAmount' | 'tooManyDecimals' | 'tooLarge' | 'order' | 'oneMissing' | 'unknown'
>

export const operationRules = ({ db }: Pick<Deps, 'db'>, merchantId: number) => shownRules(db, merchantId)

/** A currency that no gateway takes any more keeps its threshold: what was paid in it can still be given back. */
async function shownRules(db: Db | Tx, merchantId: number) {
  const [thresholds, users, taken] = await Promise.all([
    listThresholds(db, merchantId),
    listMakers(db, merchantId),
    findMerchantCurrencies(db, merchantId),
  ])
  const currencies = [...new Set([...taken, ...thresholds.map(({ currency }) => currency)])]
  return { thresholds, users, currencies, revision: revisionOf(thresholds, users) }
}

/** All of them at once, with the rules they take the place of in the audit. */
export const changeOperationRules =
  ({ db, clock }: Deps) =>
  async (
    staff: Staff,
    written: WrittenRules,
    requestId: string,
  ): Promise<Result<null, { fields: RuleProblems } | 'changed'>> => {
    const { merchantId } = staff
    return inTransaction(db, async (tx) => {
      await lockRules(tx, merchantId)
      const { thresholds: before, users, currencies, revision } = await shownRules(tx, merchantId)
      if (written.revision !== undefined && written.revision !== revision) return refused('changed' as const)
      const read = readRules(written, { currencies, users: users.map(({ userId }) => userId) })
      if (!read.ok) return read
      await replaceRules(tx, merchantId, read.value)
      const was = { thresholds: before.map(inWords), makers: namesOf(users, ({ isMaker }) => isMaker) }
      const chosen = new Set(read.value.makers)
      const is = {
        thresholds: read.value.thresholds.map(inWords),
        makers: namesOf(users, ({ userId }) => chosen.has(userId)),
      }
      const { username, sessionId } = staff
      const entry = {
        merchantId,
        actor: username,
        action: 'operation_rules.changed' as const,
        object: 'merchant',
      }
      await recordAudit(
        tx,
        { ...entry, detail: { before: was, after: is }, requestId, sessionId },
        clock.now(),
      )
      return accepted(null)
    })
  }

type User = Awaited<ReturnType<typeof listMakers>>[number]

/** Of everything a save replaces. */
const revisionOf = (thresholds: readonly Threshold[], users: readonly User[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        thresholds.map(({ currency, oneAbove, twoAbove }) => [currency, oneAbove, twoAbove]),
        users.filter(({ isMaker }) => isMaker).map(({ userId }) => userId),
      ]),
    )
    .digest('base64url')

const namesOf = (users: readonly User[], isMeant: (user: User) => boolean): string[] =>
  users.filter(isMeant).map(({ username }) => username)

const inWords = ({ currency, oneAbove, twoAbove }: Threshold) => ({
  currency,
  one_above: decimalText(money(oneAbove, currency)),
  two_above: twoAbove === null ? null : decimalText(money(twoAbove, currency)),
})

function readRules(
  { thresholds, makers }: WrittenRules,
  known: { currencies: readonly string[]; users: readonly number[] },
): Result<{ thresholds: Threshold[]; makers: number[] }, { fields: RuleProblems }> {
  const fields: RuleProblems = new Map()
  const read = thresholds.flatMap(({ currency, oneAbove, twoAbove }): Threshold[] => {
    const amountOf = (name: string, text: string | null): number | null => {
      if (text === null || text === '') return null
      const typed = parseAmount(text, currency)
      if (typed.ok) return typed.value.minor
      const isSaid = typed.error === 'tooManyDecimals' || typed.error === 'tooLarge'
      fields.set(`${currency}.${name}`, isSaid ? typed.error : 'notAnAmount')
      return null
    }
    const one = amountOf('one_above', oneAbove)
    const two = amountOf('two_above', twoAbove)
    if (!known.currencies.includes(currency)) fields.set(`${currency}.one_above`, 'unknown')
    if (one === null) {
      if (two !== null && !oneAbove) fields.set(`${currency}.one_above`, 'oneMissing')
      return []
    }
    if (two !== null && two < one) fields.set(`${currency}.two_above`, 'order')
    return [{ currency, oneAbove: one, twoAbove: two }]
  })
  const chosen = [...new Set(makers)]
  if (!chosen.every((userId) => known.users.includes(userId))) fields.set('makers', 'unknown')
  if (new Set(read.map(({ currency }) => currency)).size < read.length) fields.set('thresholds', 'unknown')
  return fields.size > 0 ? refused({ fields }) : accepted({ thresholds: read, makers: chosen })
}
