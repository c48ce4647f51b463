import type { SettingsWish } from '@wasl/contracts/core/dashboard/administration/settings.contract'
import { normaliseDigits, readTypedAmount } from '@wasl/domain/digits'
import { decimalsOf, decimalText, isCurrency, parseAmount } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { decimalsRefusal } from '../../../kernel/amounts/decimals-refusal.ts'
import type { DecimalsString } from '../../../kernel/amounts/decimals.strings.ts'
import type { Merchant } from '../../../kernel/merchants/merchants.store.ts'
import type { Values } from '../../../platform/http/words.ts'
import type { SettingsString } from './settings.strings.ts'

export type SettingsProblem = { field: string; says: SettingsString | DecimalsString; values?: Values }

export type ReadSettings = Pick<
  Merchant,
  | 'defaultLanguage'
  | 'timezone'
  | 'preferredGateway'
  | 'refundsSurplus'
  | 'publicCollect'
  | 'maskCustomer'
  | 'amountInPreviews'
  | 'approvalHours'
  | 'confirmAbove'
  | 'redirectOrigins'
>

export type SettingsFacts = { gateways: readonly string[]; currencies: readonly string[]; before: Merchant }

/** The settings as somebody typed them; an amount's field is `confirm_above.KWD`. */
export function readSettings(
  wish: SettingsWish,
  { gateways, currencies, before }: SettingsFacts,
): Result<ReadSettings, SettingsProblem[]> {
  const problems: SettingsProblem[] = []
  const wrong = (field: string, says: SettingsProblem['says'], values?: Values) =>
    void problems.push({ field, says, ...(values && { values }) })
  if (!timezones.includes(wish.timezone) && wish.timezone !== before.timezone)
    wrong('timezone', 'settingsSetup.timezone')
  const isKnown = wish.preferred_gateway === null || gateways.includes(wish.preferred_gateway)
  if (!isKnown && wish.preferred_gateway !== before.preferredGateway)
    wrong('preferred_gateway', 'settingsSetup.gateway')
  const approvalHours = hoursOf(wish.approval_hours)
  if (approvalHours === null)
    wrong('approval_hours', 'settingsSetup.hours', { least: leastApprovalHours, most: mostApprovalHours })
  const confirmAbove = Object.entries(wish.confirm_above).flatMap(([currency, typed]) => {
    const field = `confirm_above.${currency}`
    if (!isCurrency(currency) || !currencies.includes(currency)) {
      wrong(field, 'settingsSetup.currency')
      return []
    }
    if (typed.trim() === '') return []
    const plain = readTypedAmount(typed, currency)
    const read = plain.kind === 'plain' ? parseAmount(plain.text, currency) : null
    if (read?.ok) return [[currency, decimalText(read.value)] as const]
    if (read && read.error === 'tooManyDecimals')
      problems.push({ field, ...decimalsRefusal(decimalsOf(currency)) })
    else wrong(field, 'settingsSetup.amount')
    return []
  })
  const redirectOrigins = [...new Set(wish.redirect_origins.filter(Boolean))].map((address) => {
    const origin = originOf(address)
    if (origin === null) wrong('redirect_origins', 'settingsSetup.origin', { address })
    return origin ?? address
  })
  if (problems.length > 0 || approvalHours === null) return refused(problems)
  return accepted({
    defaultLanguage: wish.default_language,
    timezone: wish.timezone,
    preferredGateway: wish.preferred_gateway,
    refundsSurplus: wish.refunds_surplus,
    publicCollect: wish.public_collect,
    maskCustomer: wish.mask_customer,
    amountInPreviews: wish.amount_in_previews,
    approvalHours,
    confirmAbove: Object.fromEntries(confirmAbove),
    redirectOrigins,
  })
}

export const timezones: readonly string[] = Intl.supportedValuesOf('timeZone')

/** Long enough to be seen, short enough that nobody says yes to what they have forgotten. */
const [leastApprovalHours, mostApprovalHours] = [1, 720]

function hoursOf(typed: string): number | null {
  const text = normaliseDigits(typed).trim()
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return hours >= leastApprovalHours && hours <= mostApprovalHours ? hours : null
}

/** Of a site on the internet; a name of this machine serves whoever tries things out. */
function originOf(address: string): string | null {
  try {
    const url = new URL(address)
    const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
    return isSafe && (address === url.origin || address === `${url.origin}/`) ? url.origin : null
  } catch {
    return null
  }
}
