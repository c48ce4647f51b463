import type { AdministeredGateway } from '@wasl/contracts/core/dashboard/administration/gateways.contract'
import type { z } from 'zod'
import type { GatewayRow } from '../../../kernel/merchants/gateways.store.ts'
import type { GatewayLimits } from '../../../kernel/gateways/gateway-at-unit.domain.ts'

type Beside = { installed: boolean; underWay: number; units: readonly { key: string }[] }

/** Of its settings the names alone: a secret is told to nobody again. */
export function gatewayOnWire(
  row: GatewayRow,
  { installed, underWay, units }: Beside,
): z.input<typeof AdministeredGateway> {
  return {
    code: row.code,
    adapter: row.adapter,
    installed,
    wallet: row.wallet,
    operation: row.operation,
    multiple_attempts: row.multipleAttempts,
    settings: [...Object.keys(row.settings), ...Object.keys(row.sealedSecrets)].toSorted(),
    logo_url: row.logoUrl,
    active: row.active,
    name_en: row.nameEn,
    name_ar: row.nameAr,
    verb_en: row.verbEn,
    verb_ar: row.verbAr,
    next_step_en: row.nextStepEn ?? '',
    next_step_ar: row.nextStepAr ?? '',
    terms: row.currencies.map((currency) => termsOf(currency, row)),
    units: units.map(({ key }) => {
      const { offered = true, fees = {}, limits = {} } = row.units[key] ?? {}
      return {
        unit_code: key,
        offered,
        terms: row.currencies.map((currency) => termsOf(currency, { fees, limits })),
      }
    }),
    under_way: underWay,
    revision: row.revision,
  }
}

const termsOf = (
  currency: string,
  { fees, limits }: { fees: Record<string, string>; limits: GatewayLimits },
) => ({
  currency_code: currency,
  fee: fees[currency] ?? null,
  minimum: limits[currency]?.minimum ?? null,
  maximum: limits[currency]?.maximum ?? null,
})
