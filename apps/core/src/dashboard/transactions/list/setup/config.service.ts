import { filtersOf, offeredBy } from '@wasl/contracts/lists/list'
import { transactionList } from '@wasl/contracts/lists/transactions'
import type { ListConfig } from '@wasl/contracts/values/list-config'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { findMerchant } from '../../../../kernel/merchants/merchants.store.ts'
import { may, type Staff } from '../../../../kernel/people/staff.ts'
import { icons, namesOf } from '../../operations/offered-action.ts'
import { permissionOf } from '../../operations/actions.domain.ts'
import { columnOnWire } from './column-on-wire.ts'
import { columnsHere, mayArrange } from './columns.service.ts'
import type { ListDeps } from '../list.service.ts'
import { choice } from '../list-words.ts'
import type { Module } from '../module.ts'
import { transactionChoices } from '../transactions.list.ts'

type Config = z.input<typeof ListConfig>

/** S2 §3 "List config": what the filters offer, what may be done with a selection, and what this user may do here. */
export async function listConfig(
  { db }: Pick<ListDeps, 'db'>,
  { module, staff, language }: { module: Module; staff: Staff; language: Locale },
): Promise<Config> {
  const { merchantId } = staff
  const filters = filtersOf(transactionList, 'choice')
  const [merchant, offered, columns] = await Promise.all([
    findMerchant(db, merchantId),
    Promise.all(filters.map((filter) => transactionChoices[filter](db, module.scope))),
    columnsHere({ db }, { merchantId, list: module.columns }),
  ])
  if (!merchant) throw new Error(`merchant ${merchantId} has staff but is not there`)
  const lists = filters.map((filter) => offeredBy(transactionList, filter))
  // One list a filter.
  const choices = Object.fromEntries(
    lists.map((name, at) => [
      name,
      (offered[at]?.values ?? []).map(({ value, en, ar }) => choice(value, { en, ar }, language)),
    ]),
  ) as Config['filters_data']
  return {
    filters_data: choices,
    actions: bulkActions(module, { staff, language }),
    fields: columns.map((column) => columnOnWire(column, language)),
    export: may(staff, 'view_export_settings') ? ['default', 'selected'] : [],
    enable_editable_amount: module.plugin === 'payment_request',
    plugins: choices.plugins,
    may_search: may(staff, 'search_paymenttransaction'),
    may_view_statistics: may(staff, 'view_paymenttransaction_statistics'),
    may_edit_fields: mayArrange(staff, module.columns),
    currencies: choices.currencies.map(({ value }) => value),
    timezone: merchant.timezone,
    filters_cut: lists.filter((_name, at) => offered[at]?.isCut),
  }
}

const ofSelection = ['email', 'sms', 'disclose', 'inquiry', 'cancel', 'expire', 'delete'] as const

/** On a selection each row decides for itself; what the user may never do is not offered. */
function bulkActions(
  { plugin, scope }: Module,
  { staff, language }: { staff: Staff; language: Locale },
): Config['actions'] {
  const offered = scope.isDeleted ? (['restore'] as const) : ofSelection
  const place = plugin === null ? 'dashboard' : `plugins/${plugin}`
  return offered
    .filter((value) => {
      const permission = permissionOf[value]
      return permission === null || may(staff, permission)
    })
    .map((value) => {
      const names = namesOf(value)
      return {
        value,
        ...names,
        display_name: language === 'ar' ? names.display_name_ar : names.display_name_en,
        url: `/api/v1/${place}/transaction/bulk/${value}/`,
        method: value === 'delete' ? 'DELETE' : 'POST',
        icon: icons[value],
        available_amount: null,
      }
    })
}
