import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { staff, type StaffAccess } from '../../access.ts'
import { coreFilters, coreQuery } from '../../lists/query.ts'
import { transactionList } from '../../lists/transactions.ts'
import { Detail, PublicId, staffProblems } from '../../values/core.ts'
import { Plugin } from '../../values/plugin.ts'
import { ColumnSetup, ColumnWish, ListMetadata } from './transactions/config.contract.ts'
import { PartialUpdate, TransactionDetail } from './transactions/detail.contract.ts'
import { CurrencyStatistics, TransactionList } from './transactions/row.contract.ts'

const Query = z.strictObject({ json: z.string().optional(), format: z.string().optional() })
const plugin = z.object({ plugin: Plugin })
const none = z.object({})
const id = z.object({ id: PublicId })

const ofPlugin = staff({ section: 'ofPlugin' })
const ofPluginTotals = staff({ section: 'ofPlugin', permissions: ['view_paymenttransaction_statistics'] })
const ofAll = staff({ section: 'general-info' })
const ofAllTotals = staff({ section: 'general-info', permissions: ['view_paymenttransaction_statistics'] })

type Where<Path extends string, Params, Asked> = {
  path: Path
  pathParams: Params
  query: Asked
  metadata: StaffAccess
}

const reading = <Path extends string, Params, Asked, Answer>(
  { path, pathParams, query, metadata }: Where<Path, Params, Asked>,
  answer: Answer,
  summary: string,
) => ({ method: 'GET' as const, path, pathParams, query, metadata, responses: { 200: answer }, summary })

const asking = <Path extends string, Params>(path: Path, pathParams: Params, metadata: StaffAccess) => ({
  ...reading({ path, pathParams, query: Query, metadata }, ListMetadata, 'List config in `actions.GET`'),
  metadata: { ...metadata, verb: 'OPTIONS' },
})

const setting = <Path extends string, Params>(path: Path, pathParams: Params, metadata: StaffAccess) => ({
  method: 'PATCH' as const,
  path,
  pathParams,
  query: Query,
  metadata,
  body: ColumnWish,
  responses: { 200: ColumnSetup },
  summary: 'Which columns the list has, their names and order; a custom field is added by its new name',
})

const at = <Path extends string, Params>(path: Path, pathParams: Params, metadata: StaffAccess) => ({
  path,
  pathParams,
  query: Query,
  metadata,
})

/**
 * Transactions for staff (S2 §7). The list of a plugin has the same address as the pay page's OPTIONS, which adds the
 * list's config for staff. Mounted last, because fixed names come before `:id`.
 */
export const transactionsContract = initContract().router(
  {
    deletedConfig: asking('/plugins/:plugin/deleted_transaction', plugin, ofPlugin),
    allConfig: asking('/dashboard/transaction', none, ofAll),

    list: reading(
      {
        ...at('/plugins/:plugin/transaction', plugin, ofPlugin),
        query: coreQuery(transactionList, 'module'),
      },
      TransactionList,
      'Transactions of a plugin',
    ),
    deletedList: reading(
      {
        ...at('/plugins/:plugin/deleted_transaction', plugin, ofPlugin),
        query: coreQuery(transactionList, 'module'),
      },
      TransactionList,
      'Deleted (paid, authorized, cod) transactions of a plugin',
    ),
    allList: reading(
      { ...at('/dashboard/transaction', none, ofAll), query: coreQuery(transactionList, 'all') },
      TransactionList,
      'Transactions of every plugin the user may see',
    ),

    statistics: reading(
      {
        ...at('/plugins/:plugin/currency_statistics', plugin, ofPluginTotals),
        query: coreFilters(transactionList, 'module'),
      },
      CurrencyStatistics,
      'Generated, received and balance per currency of what the list shows with these filters',
    ),
    deletedStatistics: reading(
      {
        ...at('/plugins/:plugin/deleted_transaction/currency_statistics', plugin, ofPluginTotals),
        query: coreFilters(transactionList, 'module'),
      },
      CurrencyStatistics,
      'The same of the deleted ones',
    ),
    allStatistics: reading(
      {
        ...at('/dashboard/currency_statistics', none, ofAllTotals),
        query: coreFilters(transactionList, 'all'),
      },
      CurrencyStatistics,
      'The same of every plugin the user may see',
    ),

    fields: reading(at('/plugins/:plugin/transaction/fields', plugin, ofPlugin), ColumnSetup, 'Column setup'),
    saveFields: setting('/plugins/:plugin/transaction/fields', plugin, ofPlugin),
    deletedFields: reading(
      at('/plugins/:plugin/deleted_transaction/fields', plugin, ofPlugin),
      ColumnSetup,
      'The plugin’s column setup',
    ),
    saveDeletedFields: setting('/plugins/:plugin/deleted_transaction/fields', plugin, ofPlugin),
    allFields: reading(at('/dashboard/transaction/fields', none, ofAll), ColumnSetup, 'Column setup'),
    saveAllFields: setting('/dashboard/transaction/fields', none, ofAll),

    partialUpdate: {
      method: 'PATCH',
      path: '/plugins/:plugin/transaction/partial-update/:id',
      pathParams: plugin.extend(id.shape),
      query: Query,
      metadata: staff({ section: 'ofPlugin', permissions: ['payment.edit'] }),
      body: PartialUpdate,
      responses: { 200: TransactionDetail, 409: Detail },
      summary:
        'Remarks, own fields, customer, expiry and attachment, while nothing is paid and no attempt is under way; 409 where that changed or `version` is not the one stored',
    },

    detail: reading(
      at('/plugins/:plugin/transaction/:id', plugin.extend(id.shape), ofPlugin),
      TransactionDetail,
      'Everything of a transaction',
    ),
    deletedDetail: reading(
      at('/plugins/:plugin/deleted_transaction/:id', plugin.extend(id.shape), ofPlugin),
      TransactionDetail,
      'Everything of a deleted transaction',
    ),
    allDetail: reading(
      at('/dashboard/transaction/:id', id, ofAll),
      TransactionDetail,
      'Everything of a transaction, whatever its plugin',
    ),
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
