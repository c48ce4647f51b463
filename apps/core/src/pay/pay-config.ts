import type { PayConfig, PayDetails } from '@wasl/contracts/core/pay.contract'
import type { z } from 'zod'
import type { Merchant } from '../kernel/merchants/merchants.store.ts'
import { areasOf } from '../kernel/checkout/kuwait-areas.ts'
import { requestActions } from '../kernel/requests/request-metadata.ts'
import { headerOf } from '../kernel/merchants/header-config.domain.ts'
import type { BillRow } from './pay.store.ts'

type Config = z.input<typeof PayConfig>
type MultiStep = NonNullable<z.input<typeof PayDetails>['delivery_config']>
type Transaction = BillRow['transaction']
export type ListMetadata = NonNullable<NonNullable<Config['actions']>['GET']>

/** S1 §3 "Multi-step config" of one request, or of a plugin where nothing is captured. */
export function payConfig(
  merchant: Merchant,
  plugin: string,
  { transaction, list }: { transaction: Transaction | null; list: ListMetadata | null },
): Config {
  const actions = transaction === null ? { ...requestActions(plugin), ...(list && { GET: list }) } : {}
  return {
    ...multiStep(merchant, transaction),
    header: headerConfig(merchant, plugin),
    ...(Object.keys(actions).length > 0 && { actions }),
  }
}

/** Of the plugin whose page it is. */
export const headerConfig = (merchant: Merchant, plugin: string): Config['header'] =>
  headerOf(plugin, merchant.headerConfig[plugin])

/** Null where a request goes straight to the choices. */
export const deliveryConfig = ({ merchant, transaction }: BillRow): MultiStep | null =>
  transaction.captureAddress || transaction.captureLocation ? multiStep(merchant, transaction) : null

function multiStep(merchant: Merchant, transaction: Transaction | null): MultiStep {
  const captures = {
    capture_delivery_address: transaction?.captureAddress ?? false,
    capture_delivery_location: transaction?.captureLocation ?? false,
  }
  const areas = areasOf(merchant.countryCode)
  return {
    multicheckout_enabled: captures.capture_delivery_address || captures.capture_delivery_location,
    ...captures,
    first_popup: popup(transaction?.firstPopupEn, transaction?.firstPopupAr),
    second_popup: popup(transaction?.secondPopupEn, transaction?.secondPopupAr),
    country: merchant.countryCode,
    kuwait_areas: {
      en_list: areas.map(({ en }) => en),
      ar_list: areas.map(({ ar }) => ar),
      positions: areas.map(({ lat, lng }) => ({ lat, lng })),
    },
  }
}

const popup = (en: string | null | undefined, ar: string | null | undefined): Config['first_popup'] =>
  en || ar ? { en: en ?? '', ar: ar ?? '' } : null
