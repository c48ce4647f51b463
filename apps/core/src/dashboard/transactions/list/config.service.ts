import type { ListConfig } from '@wasl/contracts/values/list-config'
import { moneyStates } from '@wasl/domain/money-states'
import { transactionStates } from '@wasl/domain/states'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { findTotals } from '../../../kernel/ledger/totals.store.ts'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'
import { icons, namesOf } from '../operations/offered-action.ts'
import { permissionOf } from '../operations/actions.domain.ts'
import {
  findBulks,
  findGatewayChoices,
  findInitiators,
  findProducts,
  findUnitChoices,
} from './choices.store.ts'
import { columnOnWire } from './column-on-wire.ts'
import { columnsHere, mayArrange } from './columns.service.ts'
import type { ListDeps } from './list.service.ts'
import { choice, nameOf } from './list-words.ts'
import type { Module } from './module.ts'

type Config = z.input<typeof ListConfig>

/** S2 §3 "List config": what the filters offer, what may be done with a selection, and what this user may do here. */
export async function listConfig(
  { db }: Pick<ListDeps, 'db'>,
  { module, staff, language }: { module: Module; staff: Staff; language: Locale },
): Promise<Config> {
  const { merchantId } = staff
  const [merchant, gateways, units, initiators, products, bulks, totals, columns] = await Promise.all([
    findMerchant(db, merchantId),
    findGatewayChoices(db, merchantId),
    findUnitChoices(db, merchantId),
    findInitiators(db, merchantId),
    findProducts(db, merchantId),
    findBulks(db, merchantId),
    findTotals(db, module.scope),
    columnsHere({ db }, { merchantId, module: module.columns }),
  ])
  if (!merchant) throw new Error(`merchant ${merchantId} has staff but is not there`)
  const named = ({ value, en, ar }: { value: string; en: string; ar: string }) =>
    choice(value, { en, ar }, language)
  const asItIs = (value: string) => named({ value, en: value, ar: value })
  const others = totals.map(({ currency }) => currency).toSorted()
  const currencies = [...new Set([merchant.currency, ...others])]
  return {
    filters_data: {
      states: statesOf(module).map((state) => named({ value: state, ...nameOf('state', state) })),
      money_states: moneyStates.map((state) => named({ value: state, ...nameOf('money_state', state) })),
      gateways: gateways.map(named),
      currencies: currencies.map(asItIs),
      created_by: initiators.values.map(asItIs),
      units: units.map(named),
      bulks: bulks.values.map(named),
      product_types: products.values.map(asItIs),
    },
    actions: bulkActions(module, { staff, language }),
    fields: columns.map((column) => columnOnWire(column, language)),
    export: may(staff, 'view_export_settings') ? ['default', 'selected'] : [],
    enable_editable_amount: module.plugin === 'payment_request',
    plugins: module.scope.plugins.map((plugin) => named({ value: plugin, ...nameOf('plugin', plugin) })),
    may_search: may(staff, 'search_paymenttransaction'),
    may_view_statistics: may(staff, 'view_paymenttransaction_statistics'),
    may_edit_fields: mayArrange(staff, module.columns),
    currencies,
    timezone: merchant.timezone,
    filters_cut: [
      ...(initiators.isCut ? (['created_by'] as const) : []),
      ...(bulks.isCut ? (['bulks'] as const) : []),
      ...(products.isCut ? (['product_types'] as const) : []),
    ],
  }
}

const statesOf = ({ scope }: Module) =>
  scope.isDeleted ? (['authorized', 'paid', 'cod'] as const) : transactionStates

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
