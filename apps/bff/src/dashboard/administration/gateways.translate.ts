import type {
  AdministeredGateway,
  GatewayWish as CoreWish,
} from '@wasl/contracts/core/dashboard/administration/gateways.contract'
import type {
  Gateway,
  GatewayWish,
  Terms,
  TypedTerms,
} from '@wasl/contracts/web/dashboard/administration/gateways.contract'
import type { z } from 'zod'

type CoreGateway = z.infer<typeof AdministeredGateway>

const toTerms = ({ currency_code: currency, ...terms }: CoreGateway['terms'][number]): Terms => ({
  currency,
  ...terms,
})

export const toGateway = (gateway: CoreGateway): Gateway => ({
  code: gateway.code,
  adapter: gateway.adapter,
  isInstalled: gateway.installed,
  isWallet: gateway.wallet,
  operation: gateway.operation,
  hasMultipleAttempts: gateway.multiple_attempts,
  settings: gateway.settings,
  logoUrl: gateway.logo_url,
  active: gateway.active,
  name: { en: gateway.name_en, ar: gateway.name_ar },
  verb: { en: gateway.verb_en, ar: gateway.verb_ar },
  nextStep: { en: gateway.next_step_en, ar: gateway.next_step_ar },
  terms: gateway.terms.map(toTerms),
  units: gateway.units.map(({ unit_code: unit, offered, terms }) => ({
    unit,
    offered,
    terms: terms.map(toTerms),
  })),
  underWay: gateway.under_way,
  revision: gateway.revision,
})

const fromTerms = ({ currency, ...terms }: TypedTerms): CoreWish['terms'][number] => ({
  currency_code: currency,
  ...terms,
})

export const fromWish = (wish: GatewayWish): CoreWish & { revision: number } => ({
  active: wish.active,
  name_en: wish.nameEn,
  name_ar: wish.nameAr,
  verb_en: wish.verbEn,
  verb_ar: wish.verbAr,
  next_step_en: wish.nextStepEn,
  next_step_ar: wish.nextStepAr,
  terms: wish.terms.map(fromTerms),
  units: wish.units.map(({ unit, offered, terms }) => ({
    unit_code: unit,
    offered,
    terms: terms.map(fromTerms),
  })),
  revision: wish.revision,
})
