import type { Handlers } from '@wasl/contracts/server'
import type { reportsContract } from '@wasl/contracts/web/dashboard/reports.contract'
import type { BffEnv } from '../../bff-env.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { toProblem } from '../../core-problem.ts'
import { refusedWith, type Speaking } from '../../problem.ts'
import type { CoreError, Detail } from '@wasl/contracts/values/core'
import type { z } from 'zod'
import { toReport } from './report.translate.ts'
import { speakingTo } from '../../speaking-to.ts'

export const reportsHandlers: Handlers<typeof reportsContract, BffEnv> = {
  list: async ({ query: { state, page, rows, id } }, c) => {
    const got = await c.get('core').reports.list({
      query: {
        ...(state && { state }),
        ...(page && { page: Number(page) }),
        ...(id && { id }),
        page_size: Number(rows ?? 10),
      },
    })
    if (got.status !== 200) return refusalOf(got, speakingTo(c))
    const { page: shown, count, counts, results } = got.body
    return { status: 200, body: { page: shown, count, counts, reports: results.map(toReport) } }
  },

  link: async ({ params }, c) => {
    const got = await c.get('core').reports.link({ params, body: {} })
    if (got.status !== 201) return refusalOf(got, speakingTo(c))
    return { status: 201, body: { href: `/bff/dashboard/reports/${params.id}/file/${got.body.token}` } }
  },

  cancel: async ({ params }, c) => {
    const got = await c.get('core').reports.cancel({ params, body: {} })
    return got.status === 200 ? { status: 200, body: toReport(got.body) } : refusalOf(got, speakingTo(c))
  },

  again: async ({ params }, c) => {
    const headers = { 'idempotency-key': c.req.header('idempotency-key') ?? '' }
    const got = await c.get('core').reports.again({ params, headers, body: {} })
    return got.status === 201 ? { status: 201, body: got.body } : refusalOf(got, speakingTo(c))
  },
}

type Refusing<Status extends number> = {
  status: Status
  body: z.infer<typeof CoreError> | z.infer<typeof Detail>
}

/** 413 and 415 would be our own mistake; a host nobody knows has no reports. */
function refusalOf<Status extends 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 421 | 422 | 429>(
  got: Refusing<Status>,
  to: Speaking,
) {
  if (got.status === 413 || got.status === 415) throw unexpectedAnswer(got)
  const status = (got.status === 421 ? 404 : got.status) as Exclude<Status, 413 | 415 | 421>
  return refusedWith(status, toProblem(got.body, to))
}
