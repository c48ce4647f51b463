import type { Money } from '@wasl/domain/money'
import { findGatewaysOf, type GatewayRow } from '../../kernel/merchants/gateways.store.ts'
import { isInstalled } from '../../kernel/ledger/installed-gateway.ts'
import { offersFor, type Offer } from '../../kernel/ledger/pay/offers.domain.ts'
import type { Counter } from './counter.service.ts'
import type { CustomerPaymentDeps } from './customer-payment-deps.ts'

/** Gateways and fees of an amount before anything is made of it. */
export async function offeredGateways(
  deps: Pick<CustomerPaymentDeps, 'db' | 'gateways'>,
  { merchant, unit }: Counter,
  amount: Money,
): Promise<Offer<GatewayRow>[]> {
  const gateways = (await findGatewaysOf(deps.db, merchant.id)).filter((gateway) =>
    isInstalled(deps.gateways, gateway),
  )
  const pgCodes = gateways.map(({ code }) => code)
  const terms = { unitKey: unit.key, currency: amount.currency, amount: amount.minor, delivery: 0, pgCodes }
  return offersFor(terms, gateways, amount)
}
