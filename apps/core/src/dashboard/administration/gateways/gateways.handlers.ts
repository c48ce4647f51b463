import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import { amountText } from '@wasl/domain/amount-text'
import type { Context } from 'hono'
import { byName } from '@wasl/domain/by-name'
import { decimalsStringsAr } from '../../../kernel/amounts/decimals.strings.ar.ts'
import { decimalsStrings } from '../../../kernel/amounts/decimals.strings.ts'
import { isInstalled } from '../../../kernel/ledger/installed-gateway.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import { gatewayOnWire } from './gateway-on-wire.ts'
import {
  arrangeGateways,
  changeGateway,
  gatewayList,
  type GatewayAdministrationDeps,
  type GatewayRefusal,
} from './gateways.service.ts'
import { gatewayAdministrationStrings } from './gateways.strings.ts'
import { gatewayAdministrationStringsAr } from './gateways.strings.ar.ts'

const words = wordsOf({
  en: { ...gatewayAdministrationStrings, ...decimalsStrings },
  ar: { ...gatewayAdministrationStringsAr, ...decimalsStringsAr },
})

type GatewayHandlers = Handlers<typeof coreContract, CoreEnv>['administration']['gateways']
type Here = Context<CoreEnv>

export const gatewayAdministrationHandlers = (deps: GatewayAdministrationDeps): GatewayHandlers => ({
  list: async (_request, c) => ({ status: 200, body: await listed(deps, c.var.merchantId) }),

  arrange: async ({ body: { order, preferred_gateway: preferred, seen } }, c) => {
    const before = seen && { order: seen.order, preferred: seen.preferred_gateway }
    const arranged = await arrangeGateways(deps, byOf(c), { order, preferred, seen: before })
    if (!arranged.ok) return answerTo(c, arranged.error)
    return { status: 200, body: await listed(deps, c.var.merchantId) }
  },

  change: async ({ params: { code }, body: { revision, ...wish } }, c) => {
    const changed = await changeGateway(deps, byOf(c), { code, revision, wish })
    if (!changed.ok) return answerTo(c, changed.error)
    const { units, underWay } = await gatewayList(deps, c.var.merchantId)
    return {
      status: 200,
      body: gatewayOnWire(changed.value, {
        installed: isInstalled(deps.gateways, changed.value),
        underWay: underWay.get(code) ?? 0,
        units,
      }),
    }
  },
})

async function listed(deps: GatewayAdministrationDeps, merchantId: number) {
  const { rows, units, underWay, merchant } = await gatewayList(deps, merchantId)
  return {
    results: rows.map((row) =>
      gatewayOnWire(row, {
        installed: isInstalled(deps.gateways, row),
        underWay: underWay.get(row.code) ?? 0,
        units,
      }),
    ),
    units: units.map(({ key, titleEn, titleAr }) => ({
      unit_code: key,
      title_en: titleEn,
      title_ar: titleAr,
    })),
    preferred_gateway: merchant.preferredGateway,
    currency: merchant.currency,
  }
}

function answerTo(c: Here, refusal: GatewayRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'fields': {
      const body: Record<string, string[]> = byName()
      for (const { field, says, values, minimum } of refusal.problems) {
        const shown = minimum ? { ...values, minimum: amountText(minimum, language) } : values
        body[field] = [...(body[field] ?? []), words(says, language, shown)]
      }
      return { status: 400, body } as const
    }
    case 'notFound':
      return {
        status: 404,
        body: { detail: words('gatewaySetup.notFound', language), code: 'not_found' },
      } as const
    case 'changed':
      return {
        status: 409,
        body: { detail: words('gatewaySetup.changed', language), code: 'changed' },
      } as const
    case 'orderChanged':
      return {
        status: 409,
        body: { detail: words('gatewaySetup.orderChanged', language), code: 'changed' },
      } as const
  }
}
