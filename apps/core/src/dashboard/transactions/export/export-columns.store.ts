import { otherLocale, type Locale } from '@wasl/domain/locale'
import { sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import { unresolvedMoney } from '../../../kernel/ledger/money.schema.ts'
import { listWords } from '../list/list-words.ts'
import { listStringsAr } from '../list/list.strings.ar.ts'
import { listStrings } from '../list/list.strings.ts'
import { moneyStateText } from '../list/money-states.store.ts'
import { amountText } from './cell.store.ts'
import { customName, type ExportFieldName } from './export-fields.ts'
import { exportWords } from './export-words.ts'

/** What a field needs beside the transaction itself. */
export type Source = 'customer' | 'unit' | 'gateway' | 'attempt' | 'sums'

export type ExportColumn = { text: SQL; sources: readonly Source[] }

export type Told = { language: Locale; timezone: string }

const minor = (amount: SQL): SQL => amountText(amount, sql`${row.currency}`)
/** `pick`, by the database. */
const picked = (text: Record<Locale, SQL>, { language }: Told): SQL =>
  sql`coalesce(nullif(${text[language]}, ''), ${text[otherLocale(language)]})`
const named = (from: string, told: Told): SQL =>
  picked({ en: sql.raw(`${from}_en`), ar: sql.raw(`${from}_ar`) }, told)
const plain = (text: SQL): ExportColumn => ({ text, sources: [] })
const flag = (column: SQL, { language }: Told): ExportColumn =>
  plain(
    sql`case when ${column} is null then ${exportWords('export.no', language)} else ${exportWords('export.yes', language)} end`,
  )

/** A code as the list says it; one this version does not know is named as it came. */
function worded(code: SQL, of: 'state' | 'plugin', { language }: Told): SQL {
  const words = Object.entries(language === 'ar' ? listStringsAr : listStrings).flatMap(([key, word]) =>
    key.startsWith(`${of}.`) ? [sql`when ${key.slice(of.length + 1)} then ${word}`] : [],
  )
  return sql`case ${code} ${sql.join(words, sql` `)} else ${code} end`
}

/** The merchant's own clock, as spreadsheets read it. */
const instant = (at: SQL, { timezone }: Told): ExportColumn =>
  plain(sql`to_char(${at} at time zone ${timezone}, 'YYYY-MM-DD HH24:MI:SS')`)

const remarkLabel = (told: Told): SQL =>
  picked({ en: sql`remark ->> 'label_en'`, ar: sql`remark ->> 'label_ar'` }, told)

const answer = (label: string): ExportColumn => ({
  text: sql`last_attempt.details ->> ${label}`,
  sources: ['attempt'],
})

const columns: Readonly<Record<ExportFieldName, (told: Told) => ExportColumn>> = {
  id: () => plain(sql`${row.publicId}`),
  created: (told) => instant(sql`${row.createdAt}`, told),
  state: (told) => plain(worded(sql`${row.state}`, 'state', told)),
  money_state: ({ language }) => plain(moneyStateText((name) => listWords(`money_state.${name}`, language))),
  plugin: (told) => plain(worded(sql`${row.plugin}`, 'plugin', told)),
  order_no: () => plain(sql`${row.orderNo}`),
  amount: () => plain(minor(sql`${row.amount}`)),
  currency_code: () => plain(sql`${row.currency}::text`),
  paid_amount: () => ({ text: minor(sql`coalesce(sums.paid, 0)`), sources: ['sums'] }),
  original_amount: () => plain(minor(sql`coalesce(${row.originalAmount}, ${row.amount})`)),
  fee: () => ({ text: minor(sql`coalesce(last_attempt.fee, 0)`), sources: ['attempt'] }),
  paid_attempt_fee: () => ({
    text: minor(sql`case when last_attempt.is_winner then last_attempt.fee end`),
    sources: ['attempt'],
  }),
  refunded_amount: () => ({ text: minor(sql`coalesce(sums.refunded, 0)`), sources: ['sums'] }),
  remaining_amount: () => ({
    text: minor(sql`greatest(${row.amount} - coalesce(sums.settled, 0), 0)`),
    sources: ['sums'],
  }),
  // What nobody could read has no amount. Rows without a mark are not asked about (I8).
  unresolved: () =>
    plain(sql`case when ${row.needsReview} then (
      select string_agg(coalesce(${amountText(sql`money.amount`, sql`money.currency`)}, '?') || ' ' || money.currency, ', ' order by money.since)
      from ${unresolvedMoney} money
      where money.merchant_id = ${row.merchantId} and money.transaction_id = ${row.id}) end`),
  gateway_code: () => plain(sql`${row.gatewayCode}`),
  gateway_name: (told) => ({
    text: sql`coalesce(${named('gateway.name', told)}, ${exportWords('export.notSelected', told.language)})`,
    sources: ['gateway'],
  }),
  pg_codes: () => plain(sql`array_to_string(${row.pgCodes}, ' ')`),
  track_id: () => ({ text: sql`last_attempt.track_id`, sources: ['attempt'] }),
  customer_name: (told) => ({
    text: sql`coalesce(nullif(${named('customer.name', told)}, ''), nullif(customer.email, ''), customer.phone)`,
    sources: ['customer'],
  }),
  customer_email: () => ({ text: sql`customer.email`, sources: ['customer'] }),
  customer_phone: () => ({ text: sql`customer.phone`, sources: ['customer'] }),
  unit: (told) => ({ text: named('unit.title', told), sources: ['unit'] }),
  initiator: () => plain(sql`${row.initiator}`),
  description: (told) =>
    plain(picked({ en: sql`${row.descriptionEn}`, ar: sql`${row.descriptionAr}` }, told)),
  remarks: (told) =>
    plain(sql`(select string_agg(concat_ws(': ', ${remarkLabel(told)}, remark ->> 'value'), ' | ')
      from jsonb_array_elements(${row.remarks}) remark)`),
  product_type: () => plain(sql`${row.productType}`),
  bulk: () => plain(sql`coalesce(${row.bulkName}, ${row.bulkId})`),
  state_changed_at: (told) => instant(sql`${row.stateChangedAt}`, told),
  paid_at: (told) => ({
    ...instant(
      sql`case when last_attempt.is_winner and sums.paid > 0 then last_attempt.state_changed_at end`,
      told,
    ),
    sources: ['attempt', 'sums'],
  }),
  expires: (told) => instant(sql`${row.expiresAt}`, told),
  seen: (told) => flag(sql`${row.seenAt}`, told),
  seen_at: (told) => instant(sql`${row.seenAt}`, told),
  email_seen: (told) => flag(sql`${row.emailSeenAt}`, told),
  email_seen_at: (told) => instant(sql`${row.emailSeenAt}`, told),
  disclosed_to_merchant: (told) => flag(sql`${row.disclosedAt}`, told),
  delivery_location: () =>
    plain(
      sql`nullif(concat_ws(' ', ${row.extra} -> 'delivery_location' ->> 'lat', ${row.extra} -> 'delivery_location' ->> 'lng'), '')`,
    ),
  language: () => plain(sql`${row.language}`),
  auth_code: () => answer('Auth Code'),
  card_type: () => answer('Card Type'),
  gateway_response: () => ({
    text: sql`(select string_agg(said.key || ': ' || said.value, ' | ' order by said.key) from jsonb_each_text(last_attempt.details) said)`,
    sources: ['attempt'],
  }),
  extra: () => plain(sql`nullif(${row.extra}, '{}')::text`),
}

/** A field of ours, or one of the merchant's own by its name. */
export function columnOf(name: string, told: Told): ExportColumn {
  const custom = name.startsWith(customName('')) ? name.slice(customName('').length) : null
  if (custom !== null)
    return plain(sql`coalesce(${row.merchantFields} ->> ${custom}, ${row.extra} ->> ${custom})`)
  // Whoever asked was answered by `isOurs` before the report was written down.
  const known = columns[name as ExportFieldName] as ((told: Told) => ExportColumn) | undefined
  return known ? known(told) : plain(sql`null::text`)
}
