import type {
  UnitOfMerchant,
  unitsContract,
} from '@wasl/contracts/core/dashboard/administration/units.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import type { z } from 'zod'
import { isPausedAt } from '../../../kernel/ledger/pay/pay.domain.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import type { AdministeredDeps } from '../../../kernel/administered/administered.ts'
import { answerRefusal, areaWords } from '../../../kernel/administered/answer-refusal.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import { brandAdministrationStrings } from '../brand/brand.strings.ts'
import { brandAdministrationStringsAr } from '../brand/brand.strings.ar.ts'
import { orderUnits, showUnits, unitsArea, type UnitOfList } from './units.service.ts'

const words = areaWords({ en: brandAdministrationStrings, ar: brandAdministrationStringsAr })

export const unitsHandlers = (deps: AdministeredDeps): Handlers<typeof unitsContract, CoreEnv> => {
  const onWire = (unit: UnitOfList) => unitOnWire(unit, deps.clock.now())
  /** What was saved, as the list has it. */
  const shown = async ({ var: { merchantId } }: Context<CoreEnv>, key: string) => {
    const found = (await showUnits(deps, merchantId)).find((unit) => unit.key === key)
    if (!found) throw new Error('the unit was not stored')
    return onWire(found)
  }
  return {
    list: async (_request, c) => ({
      status: 200,
      body: { results: (await showUnits(deps, c.var.merchantId)).map(onWire) },
    }),

    create: async ({ body }, c) => {
      const added = await unitsArea.create(deps, byOf(c), body)
      return added.ok
        ? { status: 201, body: await shown(c, added.value) }
        : answerRefusal(c, added.error, words)
    },

    order: async ({ body }, c) => {
      const ordered = await orderUnits(deps, byOf(c), body)
      if (ordered.ok) return { status: 200, body: { results: ordered.value.map(onWire) } }
      return ordered.error.kind === 'changed'
        ? answerRefusal(c, { kind: 'changed' }, words)
        : { status: 409, body: { detail: words('brandSetup.order', c.var.language), code: 'changed' } }
    },

    change: async ({ params: { key }, body }, c) => {
      const changed = await unitsArea.change(deps, byOf(c), { id: key, ...body })
      return changed.ok
        ? { status: 200, body: await shown(c, changed.value) }
        : answerRefusal(c, changed.error, words)
    },
  }
}

const unitOnWire = (unit: UnitOfList, now: Date): z.input<typeof UnitOfMerchant> => ({
  key: unit.key,
  title_en: unit.titleEn,
  title_ar: unit.titleAr,
  header_color: unit.headerColor,
  logo_url: unit.logoUrl ?? '',
  website: unit.website ?? '',
  instagram_url: unit.instagramUrl ?? '',
  twitter_url: unit.twitterUrl ?? '',
  facebook_url: unit.facebookUrl ?? '',
  show_unit_title: unit.showUnitTitle,
  is_paused: isPausedAt(unit, now),
  requests: unit.requests,
  revision: unit.revision,
})
