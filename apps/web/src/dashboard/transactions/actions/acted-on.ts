import { listModules, type ListModule } from '@wasl/contracts/lists/transactions'
import type { RowAction } from '@wasl/contracts/values/row-action'
import type { LocalisedText, MoneyValue } from '@wasl/contracts/values/web'
import {
  postedActions,
  type PostedAction,
} from '@wasl/contracts/web/dashboard/transactions/operations.contract'
import { isSecured, parseTransactionState } from '@wasl/domain/states'

/** What an action is about: a row of a list, or the transaction of a page. */
export type ActedOn = {
  id: string
  plugin: string
  state: string
  amount: MoneyValue
  /** Already given back. */
  refunded: MoneyValue
  customer: LocalisedText | null
  gateway: LocalisedText | null
}

export type Asked = { on: ActedOn; action: RowAction }

/** What the dashboard knows how to ask for; a server may be ahead of it. */
export type ActionName = PostedAction | 'delete'

const names: readonly string[] = [...postedActions, 'delete']

/** Of many at once: money that did not match is looked at one by one. */
export type BulkActionName = Exclude<ActionName, 'count' | 'release'>

export const isBulkActionName = (value: string): value is BulkActionName =>
  isActionName(value) && value !== 'count' && value !== 'release'

export const isActionName = (value: string): value is ActionName => names.includes(value)

export const isListModule = (text: string): text is ListModule =>
  listModules.some((module) => module === text)

/** A second attempt that took money has a refund of its own, and so has money that did not match. */
export const actionKey = ({ value, attemptId, claim }: RowAction): string =>
  [value, attemptId ?? '', ...(claim === null ? [] : [claim])].join(' ')

/** S2 §4: these two ask for an amount first. Who asks for the permission says it with the question. */
export const asksAmount = ({ value, available, isPermitted }: RowAction): boolean =>
  isPermitted && available !== null && movesMoney(value)

export const movesMoney = (value: string): boolean => value === 'refund' || value === 'capture'

/** From the list to the deleted ones, or back: at its address there is nothing any more. */
export const movesToOtherList = (value: string): boolean => value === 'delete' || value === 'restore'

/** Deleted, it can be brought back; what nobody paid leaves every list for good (product.md 4). */
export const isRestorable = (state: string): boolean => isSecured(parseTransactionState(state))

const dangerous: readonly string[] = ['void', 'cancel', 'expire', 'delete']

/** What takes something away stands last, behind a line. */
export const isDangerous = (value: string): boolean => dangerous.includes(value)
