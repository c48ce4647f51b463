import type { coreContract } from '@wasl/contracts/core'
import { piecesOf } from '@wasl/contracts/read-body'
import type { Handlers } from '@wasl/contracts/server'
import { importLimits, type ImportPlugin } from '@wasl/domain/product-import'
import type { Context } from 'hono'
import { byOf } from '../../../kernel/administered/by.ts'
import {
  askToApply,
  askToUndo,
  correctImportRow,
  type ImportRefusal,
} from '../../../kernel/import-jobs/ask-import.service.ts'
import type { ImportWork } from '../../../kernel/import-jobs/work-on-imports.service.ts'
import { keepImport } from '../../../kernel/import-jobs/keep-import.service.ts'
import type { UploadLimit } from '../../../kernel/people/upload-limit.ts'
import { streamOf } from '../../../platform/csv/csv.ts'
import { attachment } from '../../../platform/files/download.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { columnsOf } from './columns.domain.ts'
import { exampleFacts } from './example-facts.service.ts'
import { errorFile, exampleFile, productFile } from './import-files.ts'
import { detailOnWire, jobOnWire, rowOnWire, words } from './imports-on-wire.ts'
import { importFacts, importOf, importRowsOf, latestImports, type JobRow } from './imports.service.ts'

export type ImportsDeps = ImportWork & { limit: UploadLimit }

type ImportHandlers = Handlers<typeof coreContract, CoreEnv>['imports']
type FileHandlers = Handlers<typeof coreContract, CoreEnv>['importFiles']
type Of = { plugin: ImportPlugin; id: string }

const notFound = (
  c: Context<CoreEnv>,
  says: 'imports.notFound' | 'imports.rowNotFound' = 'imports.notFound',
) => ({
  status: 404 as const,
  body: { detail: words(says, c.var.language), code: 'not_found' },
})

const find = ({ db }: ImportsDeps, c: Context<CoreEnv>, { plugin, id }: Of): Promise<JobRow | null> =>
  importOf(db, { merchantId: c.var.merchantId, plugin, publicId: id })

/** Files of products: what they would change, looked at, mended and applied (commerce.md D29). */
export function importsHandlers(deps: ImportsDeps): ImportHandlers {
  const { db, clock, kinds } = deps
  const shown = async (c: Context<CoreEnv>, job: JobRow) => {
    const seen = { language: c.var.language, now: clock.now(), last: null }
    return { status: 200 as const, body: detailOnWire(job, await importFacts(db, job), seen) }
  }
  const placeOf = (c: Context<CoreEnv>, { plugin, id }: Of) => ({
    merchantId: c.var.merchantId,
    plugin,
    publicId: id,
  })
  const refuse = (c: Context<CoreEnv>, refusal: ImportRefusal) =>
    refusal === 'notFound'
      ? notFound(c)
      : {
          status: 409 as const,
          body: {
            detail: words(`imports.${refusal}`, c.var.language, { hours: importLimits.undoHours }),
            code: refusal,
          },
        }
  return {
    list: async ({ params: { plugin } }, c) => {
      const { merchantId, language } = c.var
      const { jobs, counts, last, products } = await latestImports(db, { merchantId, plugin })
      const seen = { language, now: clock.now(), last }
      return {
        status: 200,
        body: { products, results: jobs.map((job) => jobOnWire(job, counts.get(job.id) ?? {}, seen)) },
      }
    },

    detail: async ({ params }, c) => {
      const job = await find(deps, c, params)
      return job ? shown(c, job) : notFound(c)
    },

    rows: async ({ params, query: { show = 'all', page = 1, page_size: pageSize = 10 } }, c) => {
      const job = await find(deps, c, params)
      if (!job) return notFound(c)
      const asked = { show, limit: pageSize, offset: (page - 1) * pageSize }
      const { rows, count } = await importRowsOf(db, job, asked)
      return { status: 200, body: { count, results: rows.map((row) => rowOnWire(row, c.var.language)) } }
    },

    correct: async ({ params, body: { cells, dropped = null } }, c) => {
      const kind = kinds.find(({ plugin }) => plugin === params.plugin)
      const known: readonly string[] = columnsOf(params.plugin)
      if (!kind || !/^[1-9]\d{0,7}$/.test(params.row) || cells.some(({ column }) => !known.includes(column)))
        return notFound(c, 'imports.rowNotFound')
      const typed = cells.length === 0 ? null : Object.fromEntries(cells.map((one) => [one.column, one.text]))
      const correction = { number: Number(params.row), cells: typed, isDropped: dropped }
      const saved = await correctImportRow(deps, kind, placeOf(c, params), correction)
      return saved.ok ? shown(c, saved.value) : refuse(c, saved.error)
    },

    apply: async ({ params, body }, c) => {
      const wish = {
        revision: body.revision,
        leavesWrongOut: body.leaves_wrong_out,
        pricesLookedAt: body.prices_looked_at,
      }
      const asked = await askToApply(deps, placeOf(c, params), byOf(c).staff.username, wish)
      return asked.ok ? shown(c, asked.value) : refuse(c, asked.error)
    },

    undo: async ({ params }, c) => {
      const asked = await askToUndo(deps, placeOf(c, params), byOf(c).staff.username)
      return asked.ok ? shown(c, asked.value) : refuse(c, asked.error)
    },
  }
}

export function importFileHandlers(deps: ImportsDeps): FileHandlers {
  const { db, clock, limit } = deps
  return {
    upload: async ({ params: { plugin }, query: { name } }, c) => {
      const tooMany = limit.take(c)
      if (tooMany) return { status: 429, body: tooMany }
      const kept = await keepImport(deps, byOf(c), { plugin, name, content: piecesOf(c.req.raw) })
      if (kept.ok) return { status: 201, body: { id: kept.value.publicId } }
      limit.giveBack(c)
      const text = words(`keep.${kept.error}`, c.var.language)
      return kept.error === 'tooLarge'
        ? { status: 413, body: { detail: text, code: 'too_large' } }
        : { status: 400, body: atFile(text) }
    },

    errorFile: async ({ params }, c) => {
      const job = await find(deps, c, params)
      if (!job) return notFound(c)
      const pieces = errorFile(db, job, { format: job.fileFormat, language: c.var.language })
      return attachment({ name: `errors-${withEnding(job)}`, content: streamOf(pieces) })
    },

    example: async ({ params: { plugin }, query: { type, file_format: format = 'csv' } }, c) => {
      const facts = await exampleFacts(db, { merchantId: c.var.merchantId, plugin })
      const pieces = exampleFile({ plugin, kind: type, format, language: c.var.language }, facts)
      return attachment({ name: `products-${type.replace('_', '-')}.${format}`, content: streamOf(pieces) })
    },

    products: async ({ params: { plugin }, query: { file_format: format = 'csv' } }, c) => {
      const { merchantId, language } = c.var
      const pieces = productFile(db, { merchantId, plugin, now: clock.now(), format, language })
      return attachment({ name: `products.${format}`, content: streamOf(pieces) })
    },
  }
}

const atFile = (text: string): Record<string, string[]> => ({ file: [text] })

const withEnding = ({ fileName, fileFormat }: JobRow): string =>
  `${fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${fileFormat}`
