import type { Handlers } from '@wasl/contracts/server'
import type { bulkContract } from '@wasl/contracts/web/dashboard/bulk.contract'
import type { BffEnv } from '../../bff-env.ts'
import { refused } from '../../core/core-problem.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import { toDispatch, toEarlier, toLog, toRow, toSum, toTotal, toUpload } from './bulk.translate.ts'

export const bulkHandlers: Handlers<typeof bulkContract, BffEnv> = {
  uploads: async ({ query: { page, rows, state, asOf } }, c) => {
    const got = await c.get('core').bulk.uploads({
      query: { ...paged(page, rows), ...(state && { state }), ...(asOf && { as_of: asOf }) },
    })
    if (got.status !== 200) return refused(got, speakingTo(c))
    const { page: shown, as_of: readAt, count, archived: put, results, may_upload: mayUpload } = got.body
    return {
      status: 200,
      body: { page: shown, asOf: readAt, count, archived: put, mayUpload, uploads: results.map(toUpload) },
    }
  },

  upload: async ({ params }, c) => {
    const got = await c.get('core').bulk.detail({ params })
    if (got.status !== 200) return refused(got, speakingTo(c))
    const {
      columns,
      ignored,
      sheet,
      hidden_rows: hidden,
      counts,
      totals,
      problems,
      dispatches,
      earlier,
    } = got.body
    return {
      status: 200,
      body: {
        ...toUpload(got.body),
        columns,
        ignored,
        sheet,
        hidden: { rows: hidden.rows, isTaken: hidden.taken },
        counts,
        totals: totals.map(toTotal),
        problems,
        dispatches: dispatches.map(toDispatch),
        earlier: earlier.map(toEarlier),
        mayUpload: got.body.may_upload,
        mayDispatch: got.body.may_dispatch,
      },
    }
  },

  rows: async ({ params, query: { page, rows, show } }, c) => {
    const query = { ...paged(page, rows), ...(show && { show }) }
    const got = await c.get('core').bulk.rows({ params, query })
    if (got.status !== 200) return refused(got, speakingTo(c))
    const { page: shown, count, results } = got.body
    return { status: 200, body: { page: shown, count, rows: results.map(toRow) } }
  },

  correct: async ({ params, body }, c) => {
    const got = await c.get('core').bulk.correct({ params, body })
    return got.status === 200 ? { status: 200, body: toRow(got.body) } : refused(got, speakingTo(c))
  },

  answerHidden: async ({ params, body }, c) => {
    const got = await c.get('core').bulk.answerHidden({ params, body })
    return got.status === 200 ? { status: 200, body: got.body } : refused(got, speakingTo(c))
  },

  preview: async ({ params }, c) => {
    const got = await c.get('core').bulk.preview({ params })
    if (got.status !== 200) return refused(got, speakingTo(c))
    return { status: 200, body: { ...got.body, totals: got.body.totals.map(toTotal) } }
  },

  archive: async ({ params }, c) => {
    const got = await c.get('core').bulk.archive({ params, body: {} })
    return got.status === 200 ? { status: 200, body: got.body } : refused(got, speakingTo(c))
  },

  dispatches: async ({ params }, c) => {
    const got = await c.get('core').bulk.dispatches({ params })
    if (got.status !== 200) return refused(got, speakingTo(c))
    const { upload, results } = got.body
    return { status: 200, body: { upload: toUpload(upload), dispatches: results.map(toDispatch) } }
  },

  dispatch: async ({ params, body }, c) => {
    const got = await c.get('core').bulk.dispatch({
      params,
      headers: { 'idempotency-key': c.req.header('idempotency-key') ?? '' },
      body: {
        start_time: body.startsAt,
        rate_per_minute: body.ratePerMinute,
        with_failed: body.withFailed,
        rows: body.rows,
        ...(body.revision !== undefined && { revision: body.revision }),
      },
    })
    return got.status === 201 ? { status: 201, body: got.body } : refused(got, speakingTo(c))
  },

  dispatchDetail: async ({ params }, c) => {
    const got = await c.get('core').bulk.dispatchDetail({ params })
    if (got.status !== 200) return refused(got, speakingTo(c))
    const { upload, counts, asked, paid, can_retry: canRetry, may_dispatch: mayDispatch } = got.body
    return {
      status: 200,
      body: {
        ...toDispatch(got.body),
        upload: toUpload(upload),
        counts,
        asked: asked.map(toSum),
        paid: paid.map(toTotal),
        canRetry,
        mayDispatch,
      },
    }
  },

  move: async ({ params: { id, dispatch, action } }, c) => {
    const params = { id, dispatch, command: action }
    const got = await c.get('core').bulk.move({ params, body: {} })
    return got.status === 200 ? { status: 200, body: got.body } : refused(got, speakingTo(c))
  },

  logs: async ({ params, query: { page, rows, show } }, c) => {
    const query = { ...paged(page, rows), ...(show && { show }) }
    const got = await c.get('core').bulk.logs({ params, query })
    if (got.status !== 200) return refused(got, speakingTo(c))
    return { status: 200, body: { page: got.body.page, logs: got.body.results.map(toLog) } }
  },
}

const paged = (page: string | undefined, rows: string | undefined) => ({
  ...(page && { page: Number(page) }),
  page_size: Number(rows ?? 10),
})
