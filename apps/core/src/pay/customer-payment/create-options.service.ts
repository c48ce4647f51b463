import { listCollectors, type CollectorRow } from '../../kernel/restrictions/collectors.store.ts'
import type { IdentifierKind } from '@wasl/domain/restriction'
import { asksWho } from '../../kernel/restrictions/restriction.domain.ts'
import { findActiveRestrictions } from '../../kernel/restrictions/restrictions.store.ts'
import { isOfferedAt } from '../../kernel/gateways/gateway-at-unit.domain.ts'
import { findGatewaysOf } from '../../kernel/merchants/gateways.store.ts'
import { isInstalled } from '../../kernel/ledger/installed-gateway.ts'
import type { Counter } from './counter.service.ts'
import type { CustomerPaymentDeps } from './customer-payment-deps.ts'

export type CreateFacts = {
  currencies: string[]
  /** What a rule asks of everybody at this counter. */
  required: ReadonlySet<IdentifierKind>
  collectors: CollectorRow[]
}

export async function createFacts(
  deps: Pick<CustomerPaymentDeps, 'db' | 'gateways'>,
  { merchant, unit, collector, staff }: Counter,
): Promise<CreateFacts> {
  const [gateways, rules, collectors] = await Promise.all([
    findGatewaysOf(deps.db, merchant.id),
    findActiveRestrictions(deps.db, merchant.id),
    staff ? listCollectors(deps.db, merchant.id) : [],
  ])
  const usable = gateways.filter(
    (gateway) => !gateway.wallet && isInstalled(deps.gateways, gateway) && isOfferedAt(gateway, unit.key),
  )
  const taken = new Set(usable.flatMap(({ currencies }) => currencies))
  const here = rules.filter(
    (rule) =>
      asksWho(rule, { atCounter: staff !== null }) &&
      (rule.scope === 'all' ||
        (rule.scope === 'collector' && collector !== null && rule.scopeOf.includes(collector.publicId))),
  )
  return {
    currencies: [...taken].toSorted(
      (one, other) =>
        Number(other === merchant.currency) - Number(one === merchant.currency) || (one < other ? -1 : 1),
    ),
    required: new Set(here.map(({ identifier }) => identifier)),
    collectors,
  }
}
