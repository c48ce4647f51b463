import type {
  collectorsContract,
  ManagedCollector,
} from '@wasl/contracts/core/dashboard/administration/collectors.contract'
import type { Handlers } from '@wasl/contracts/server'
import { decimalText } from '@wasl/domain/money'
import type { Context } from 'hono'
import type { z } from 'zod'
import { byName } from '@wasl/domain/by-name'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { wordsOf } from '../../../platform/http/words.ts'
import { byOf } from '../by.ts'
import {
  changeCollector,
  createCollector,
  mostCollectors,
  showCollector,
  showCollectors,
  type CollectorRefusal,
  type CollectorShown,
  type CollectorsDeps,
} from './collectors.service.ts'
import { collectorSetupStrings } from './collectors.strings.ts'
import { collectorSetupStringsAr } from './collectors.strings.ar.ts'

const words = wordsOf({ en: collectorSetupStrings, ar: collectorSetupStringsAr })

export const collectorsHandlers = (deps: CollectorsDeps): Handlers<typeof collectorsContract, CoreEnv> => {
  const told = async ({ var: { merchantId } }: Context<CoreEnv>, publicId: string) =>
    onWire(await showCollector(deps, { merchantId, publicId }))

  return {
    list: async (_request, c) => {
      const { collectors, units, users, isPublic } = await showCollectors(deps, c.var.merchantId)
      return {
        status: 200,
        body: {
          results: collectors.map(onWire),
          units: units.map(({ key, titleEn, titleAr }) => ({
            value: key,
            name_en: titleEn,
            name_ar: titleAr,
          })),
          users: users.map(({ username, nameEn, nameAr }) => ({
            value: username,
            name_en: nameEn,
            name_ar: nameAr,
          })),
          public_collect: isPublic,
        },
      }
    },

    create: async ({ body }, c) => {
      const added = await createCollector(deps, byOf(c), body)
      return added.ok ? { status: 201, body: await told(c, added.value) } : answerTo(c, added.error)
    },

    change: async ({ params: { id }, body: { revision, ...wish } }, c) => {
      const changed = await changeCollector(deps, byOf(c), { publicId: id, revision, wish })
      return changed.ok ? { status: 200, body: await told(c, changed.value) } : answerTo(c, changed.error)
    },
  }
}

function answerTo(c: Context<CoreEnv>, refusal: CollectorRefusal) {
  const { language } = c.var
  switch (refusal.kind) {
    case 'fields': {
      const body: Record<string, string[]> = byName()
      for (const { field, says } of refusal.problems)
        body[field] = [...(body[field] ?? []), words(says, language)]
      return { status: 400, body } as const
    }
    case 'notFound':
      return {
        status: 404,
        body: { detail: words('collectorSetup.notFound', language), code: 'not_found' },
      } as const
    case 'changed':
      return {
        status: 409,
        body: { detail: words('collectorSetup.changed', language), code: 'changed' },
      } as const
    case 'tooMany':
      return {
        status: 409,
        body: {
          detail: words('collectorSetup.tooMany', language, { limit: mostCollectors }),
          code: 'too_many',
        },
      } as const
  }
}

const onWire = (row: CollectorShown): z.input<typeof ManagedCollector> => ({
  id: row.publicId,
  name_en: row.nameEn,
  name_ar: row.nameAr,
  username: row.username,
  unit_code: row.unitKey,
  active: row.active,
  initiator: row.initiator,
  revision: row.revision,
  collected: row.collected.map(({ currency, payments, received, cash }) => ({
    currency_code: currency,
    payments,
    received: decimalText({ minor: received, currency }),
    cash: decimalText({ minor: cash, currency }),
  })),
})
