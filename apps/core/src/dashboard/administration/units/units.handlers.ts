import type {
  UnitOfMerchant,
  unitsContract,
} from '@wasl/contracts/core/dashboard/administration/units.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import type { z } from 'zod'
import { isPausedAt } from '../../../kernel/ledger/pay/pay.domain.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { changedAnswer, fieldsAnswer } from '../brand/brand.handlers.ts'
import { brandAdministrationStrings } from '../brand/brand.strings.ts'
import { brandAdministrationStringsAr } from '../brand/brand.strings.ar.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import {
  addUnit,
  changeUnit,
  mostUnits,
  orderUnits,
  showUnits,
  type UnitOfList,
  type UnitRefusal,
  type UnitsDeps,
} from './units.service.ts'

const words = wordsOf({ en: brandAdministrationStrings, ar: brandAdministrationStringsAr })

export const unitsHandlers = (deps: UnitsDeps): Handlers<typeof unitsContract, CoreEnv> => {
  const onWire = (unit: UnitOfList) => unitOnWire(unit, deps.clock.now())
  return {
    list: async (_request, c) => ({
      status: 200,
      body: { results: (await showUnits(deps, c.var.merchantId)).map(onWire) },
    }),

    create: async ({ body }, c) => {
      const added = await addUnit(deps, byOf(c), body)
      return added.ok ? { status: 201, body: onWire(added.value) } : answerTo(c, added.error)
    },

    order: async ({ body }, c) => {
      const ordered = await orderUnits(deps, byOf(c), body)
      return ordered.ok
        ? { status: 200, body: { results: ordered.value.map(onWire) } }
        : answerTo(c, ordered.error)
    },

    change: async ({ params: { key }, body: { revision, ...wish } }, c) => {
      const changed = await changeUnit(deps, byOf(c), { key, revision, wish })
      return changed.ok ? { status: 200, body: onWire(changed.value) } : answerTo(c, changed.error)
    },
  }
}

function answerTo(c: Context<CoreEnv>, refusal: UnitRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'fields':
      return fieldsAnswer(c, refusal.problems)
    case 'notFound':
      return {
        status: 404,
        body: { detail: words('brandSetup.notFound', language), code: 'not_found' },
      } as const
    case 'changed':
      return changedAnswer(c)
    case 'order':
      return { status: 409, body: { detail: words('brandSetup.order', language), code: 'changed' } } as const
    case 'tooMany':
      return {
        status: 409,
        body: { detail: words('brandSetup.tooMany', language, { limit: mostUnits }), code: 'too_many' },
      } as const
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
