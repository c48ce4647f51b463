import type {
  collectorsContract,
  ManagedCollector,
} from '@wasl/contracts/core/dashboard/administration/collectors.contract'
import type { Handlers } from '@wasl/contracts/server'
import { decimalText } from '@wasl/domain/money'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import type { AdministeredDeps } from '../../../kernel/administered/administered.ts'
import { answerRefusal, areaWords } from '../../../kernel/administered/answer-refusal.ts'
import { byOf } from '../../../kernel/administered/by.ts'
import { collectorsArea, showCollectors, type CollectorShown } from './collectors.service.ts'
import { collectorSetupStringsAr } from './collectors.strings.ar.ts'
import { collectorSetupStrings } from './collectors.strings.ts'

const words = areaWords({ en: collectorSetupStrings, ar: collectorSetupStringsAr })

export const collectorsHandlers = (deps: AdministeredDeps): Handlers<typeof collectorsContract, CoreEnv> => {
  /** What was saved, as the list has it. */
  const shown = async ({ var: { merchantId } }: Context<CoreEnv>, id: string) => {
    const { collectors } = await showCollectors(deps, merchantId)
    const found = collectors.find(({ publicId }) => publicId === id)
    if (!found) throw new Error('the collector was not stored')
    return onWire(found)
  }
  return {
    list: async (_request, c) => {
      const { collectors, units, users, isPublic } = await showCollectors(deps, c.var.merchantId)
      const choice = (value: string, name_en: string, name_ar: string) => ({ value, name_en, name_ar })
      return {
        status: 200,
        body: {
          results: collectors.map(onWire),
          units: units.map(({ key, titleEn, titleAr }) => choice(key, titleEn, titleAr)),
          users: users.map(({ username, nameEn, nameAr }) => choice(username, nameEn, nameAr)),
          public_collect: isPublic,
        },
      }
    },

    create: async ({ body }, c) => {
      const added = await collectorsArea.create(deps, byOf(c), body)
      return added.ok
        ? { status: 201, body: await shown(c, added.value) }
        : answerRefusal(c, added.error, words)
    },

    change: async ({ params: { id }, body }, c) => {
      const changed = await collectorsArea.change(deps, byOf(c), { id, ...body })
      return changed.ok
        ? { status: 200, body: await shown(c, changed.value) }
        : answerRefusal(c, changed.error, words)
    },
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
