import type { ExportGroup } from '@wasl/contracts/lists/transactions'
import type { Handlers } from '@wasl/contracts/server'
import type { exportContract } from '@wasl/contracts/web/dashboard/transactions/export.contract'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core/core-failure.ts'
import { refused } from '../../core/core-problem.ts'
import { ownProblem, refusedWith } from '../../answer/problem.ts'
import { askExport, askExportConfig } from './ask-export.ts'
import { isPlace } from './ask-list.ts'
import { speakingTo } from '../../answer/speaking-to.ts'

export const exportHandlers: Handlers<typeof exportContract, BffEnv> = {
  setup: async ({ params }, c) => {
    const to = speakingTo(c)
    if (!isPlace(params)) return refusedWith(404, ownProblem('notFound', to))
    const got = await askExportConfig(c.get('core'), params)
    if (got.status !== 200) return refused(got, to)
    const { builtin_fields: builtin, custom_fields: own, other_fields: gateway } = got.body
    return {
      status: 200,
      body: {
        fields: [...toFields(builtin, 'builtin'), ...toFields(own, 'own'), ...toFields(gateway, 'gateway')],
      },
    }
  },

  ask: async ({ params, body }, c) => {
    const to = speakingTo(c)
    if (!isPlace(params)) return refusedWith(404, ownProblem('notFound', to))
    const key = c.req.header('idempotency-key') ?? ''
    const got = await askExport(c.get('core'), params, { wish: body, key })
    // Only `direct` is answered with a file, and nobody asked for one.
    if (got.status === 200) throw unexpectedAnswer(got)
    return got.status === 201 ? { status: 201, body: got.body } : refused(got, to)
  },
}

type Offered = readonly { name: string; label_en: string; label_ar: string; is_default: boolean }[]

const toFields = (fields: Offered, group: ExportGroup) =>
  fields.map(({ name, label_en: en, label_ar: ar, is_default: isDefault }) => ({
    name,
    label: { en, ar },
    group,
    isDefault,
  }))
