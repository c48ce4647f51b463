import type { coreContract } from '@wasl/contracts/core'
import type { ExportQuery } from '@wasl/contracts/core/dashboard/transactions/export.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import { staffRefusal } from '../../../kernel/people/guard.ts'
import { staffOf } from '../../../kernel/people/staff-of.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { attachment } from '../../../platform/files/download.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import type { WindowLimit } from '../../../platform/limits/window-limit.ts'
import {
  askForExport,
  streamExport,
  type ExportedList,
  type ExportRefusal,
} from './ask-for-export.service.ts'
import { exportSetup } from './export-setup.service.ts'
import { exportWords } from './export-words.ts'

type ExportHandlers = Handlers<typeof coreContract, CoreEnv>['exports']

/** `direct` counts the files nobody keeps. */
export type ExportDeps = { db: Db; clock: Clock; direct: WindowLimit }

type Wanted = { query: ExportQuery; headers: { 'idempotency-key'?: string | undefined } }

export const exportHandlers = (deps: ExportDeps): ExportHandlers => {
  const config = async (plugin: string | null, c: Context<CoreEnv>) => {
    const { merchantId, language } = c.var
    const setup = await exportSetup(deps.db, { merchantId, plugin, language })
    return { status: 200 as const, body: setup.config }
  }
  const ask = async (list: ExportedList, { query, headers }: Wanted, c: Context<CoreEnv>) => {
    const { language, requestId } = c.var
    const staff = staffOf(c)
    if (query.direct) return stream(deps, { list, query, c })
    const idempotencyKey = headers['idempotency-key'] ?? null
    const asked = await askForExport(deps, staff, { list, query, language, idempotencyKey, requestId })
    if (!asked.ok) return answerTo(asked.error, c)
    return { status: 201 as const, body: { id: asked.value } }
  }
  return {
    config: ({ params: { plugin } }, c) => config(plugin, c),
    deletedConfig: ({ params: { plugin } }, c) => config(plugin, c),
    allConfig: (_, c) => config(null, c),
    request: (wanted, c) => ask({ plugin: wanted.params.plugin, isDeleted: false }, wanted, c),
    requestDeleted: (wanted, c) => ask({ plugin: wanted.params.plugin, isDeleted: true }, wanted, c),
    requestAll: (wanted, c) => ask({ plugin: null, isDeleted: false }, wanted, c),
  }
}

type Streamed = { list: ExportedList; query: ExportQuery; c: Context<CoreEnv> }

async function stream({ db, clock, direct }: ExportDeps, { list, query, c }: Streamed) {
  const { language, requestId } = c.var
  const staff = staffOf(c)
  // Before anything is awaited: whoever asks thirty times at once is counted thirty times.
  const waitMs = direct.take(limitKey(staff))
  if (waitMs > 0) return answerTo({ kind: 'tooMany', retryAfterSeconds: Math.ceil(waitMs / 1_000) }, c)
  const file = await streamExport({ db, clock }, staff, { list, query, language, requestId })
  if (!file.ok) {
    direct.giveBack(limitKey(staff))
    return answerTo(file.error, c)
  }
  const { wish, day } = file.value
  const name = [list.plugin ?? 'all', list.isDeleted ? 'deleted-transactions' : 'transactions', day].join('-')
  return attachment({
    name: `${name}.${wish.fileFormat === 'csv' ? 'csv' : 'xlsx'}`,
    content: ReadableStream.from(file.value.pieces),
  })
}

const limitKey = ({ merchantId, userId }: { merchantId: number; userId: number }) => `${merchantId} ${userId}`

function answerTo(refusal: ExportRefusal, c: Context<CoreEnv>) {
  const language: Locale = c.var.language
  switch (refusal.kind) {
    case 'tooMany':
      c.header('retry-after', String(refusal.retryAfterSeconds))
      return {
        status: 429 as const,
        body: { detail: exportWords('export.tooMany', language), code: 'too_many' },
      }
    case 'mayNotFilter':
      return { status: 403 as const, body: staffRefusal(c, 'permissionDenied') }
    case 'fieldsMissing':
      return badFields(exportWords('export.fieldsMissing', language))
    case 'unknownField':
      return badFields(exportWords('export.unknownField', language, { name: refusal.name }))
  }
}

const badFields = (text: string): { status: 400; body: Record<string, string[]> } => ({
  status: 400,
  body: { fields: [text] },
})
