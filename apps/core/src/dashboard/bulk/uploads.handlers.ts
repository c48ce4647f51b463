import type { coreContract } from '@wasl/contracts/core'
import { piecesOf } from '@wasl/contracts/read-body'
import type { Handlers } from '@wasl/contracts/server'
import { bulkColumns } from '@wasl/domain/bulk'
import type { Context } from 'hono'
import { may } from '../../kernel/people/staff.ts'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { UploadLimit } from '../../kernel/people/upload-limit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { attachment } from '../../platform/files/download.ts'
import type { Files } from '../../platform/files/files.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { errorFile } from './bulk-files.ts'
import {
  countsOnWire,
  dispatchOnWire,
  earlierOnWire,
  rowOnWire,
  totalOnWire,
  uploadOnWire,
} from './bulk-on-wire.ts'
import { rowPage, uploadFacts, uploadPage } from './bulk-views.service.ts'
import { sayingIn, words } from './bulk-words.ts'
import { correctRow } from './rows/correct-row.service.ts'
import { streamOf } from '../../platform/csv/csv.ts'
import { exampleFile } from './example-file.ts'
import { exampleFacts, uploadAt } from './find-bulk.service.ts'
import { answerHidden } from './rows/hidden-rows.service.ts'
import { archiveUpload, keepUpload, refusedInLastHour } from './keep-upload.service.ts'
import { previewOf } from './preview.service.ts'
import type { RowMaker } from './rows/row-maker.ts'

export type BulkDeps = { db: Db; clock: Clock; files: Files; maker: RowMaker; publicUrl: string }

type BulkHandlers = Handlers<typeof coreContract, CoreEnv>['bulk']
type UploadHandlers = Pick<
  BulkHandlers,
  | 'uploads'
  | 'upload'
  | 'detail'
  | 'rows'
  | 'correct'
  | 'answerHidden'
  | 'preview'
  | 'archive'
  | 'original'
  | 'errorFile'
  | 'example'
>

export const notFound = (c: Context<CoreEnv>) => ({
  status: 404 as const,
  body: { detail: words('bulk.notFound', c.var.language), code: 'not_found' },
})

export function uploadHandlers(deps: BulkDeps & { limit: UploadLimit }): UploadHandlers {
  const { db, clock, files, maker, limit } = deps
  const saying = (c: Context<CoreEnv>) => sayingIn(maker, c.var.language)
  const find = (c: Context<CoreEnv>, publicId: string) =>
    uploadAt(db, { merchantId: c.var.merchantId, publicId })
  return {
    uploads: async ({ query }, c) => {
      const { rows, asOf, ...found } = await uploadPage(db, c.var.merchantId, { query, now: clock.now() })
      const results = rows.map(({ row, tally }) => uploadOnWire(row, tally, saying(c)))
      const { page = 1 } = query
      return {
        status: 200,
        body: { ...found, page, as_of: asOf, results, may_upload: may(staffOf(c), 'bulk.upload') },
      }
    },

    upload: async ({ query: { name } }, c) => {
      const { language, requestId } = c.var
      const staff = staffOf(c)
      const refused = await refusedInLastHour(deps, staff)
      const tooMany = limit.take(c, refused)
      if (tooMany) return { status: 429, body: tooMany }
      const kept = await keepUpload(deps, staff, { name, content: piecesOf(c.req.raw), requestId })
      if (kept.ok) return { status: 201, body: { id: kept.value.publicId } }
      limit.giveBack(c)
      const text = words(`keep.${kept.error}`, language)
      return kept.error === 'tooLarge'
        ? { status: 413, body: { detail: text, code: 'too_large' } }
        : { status: 400, body: atFile(text) }
    },

    detail: async ({ params: { id } }, c) => {
      const upload = await find(c, id)
      if (!upload) return notFound(c)
      const staff = staffOf(c)
      const facts = await uploadFacts(db, upload, clock.now())
      const says = saying(c)
      return {
        status: 200,
        body: {
          ...uploadOnWire(upload, facts.tally, says),
          columns: columnsOf(upload.columns),
          ignored: upload.ignored,
          sheet: upload.sheet,
          hidden_rows: { rows: upload.hiddenRows, taken: upload.takesHidden },
          counts: countsOnWire(facts.counts),
          totals: facts.totals.map(totalOnWire),
          problems: facts.problems.map(({ column, code, rows }) => ({
            column: columnsOf([column])[0] ?? 'amount',
            code,
            rows,
            text: says(code),
          })),
          dispatches: facts.dispatches.map(({ row, counts }) => dispatchOnWire(row, counts)),
          earlier: facts.earlier.map(earlierOnWire),
          may_upload: may(staff, 'bulk.upload'),
          may_dispatch: may(staff, 'bulk.dispatch'),
        },
      }
    },

    rows: async ({ params: { id }, query }, c) => {
      const upload = await find(c, id)
      if (!upload) return notFound(c)
      const { rows, count } = await rowPage(db, upload, query)
      return {
        status: 200,
        body: { page: query.page ?? 1, count, results: rows.map((row) => rowOnWire(upload, row, saying(c))) },
      }
    },

    correct: async ({ params: { id, row }, body: { values } }, c) => {
      const { language, requestId } = c.var
      if (!/^[1-9]\d{0,7}$/.test(row)) return notFound(c)
      const correction = { upload: id, number: Number(row), values, requestId }
      const saved = await correctRow(deps, staffOf(c), correction)
      if (!saved.ok) {
        if (saved.error === 'notFound') return notFound(c)
        return { status: 409, body: { detail: words('bulk.notOffered', language), code: 'not_offered' } }
      }
      const upload = await find(c, id)
      return upload ? { status: 200, body: rowOnWire(upload, saved.value, saying(c)) } : notFound(c)
    },

    answerHidden: async ({ params: { id }, body: { take } }, c) => {
      const { language, requestId } = c.var
      const done = await answerHidden(deps, staffOf(c), { publicId: id, take, requestId })
      if (done.ok) return { status: 200, body: { id } }
      if (done.error === 'notFound') return notFound(c)
      return { status: 409, body: { detail: words('bulk.hiddenNotAsked', language), code: 'not_asked' } }
    },

    preview: async ({ params: { id } }, c) => {
      const upload = await find(c, id)
      if (!upload) return notFound(c)
      const of = { merchantId: upload.merchantId, uploadId: upload.id }
      const { totals, channels, messages, recipient, revision } = await previewOf(deps, of)
      return {
        status: 200,
        body: {
          totals: totals.map(totalOnWire),
          channels,
          recipient,
          revision,
          messages: messages.map(({ channel, language, message: { subject, text } }) => ({
            channel,
            language,
            subject,
            text,
          })),
        },
      }
    },

    archive: async ({ params: { id } }, c) => {
      const { language, requestId } = c.var
      const done = await archiveUpload(deps, staffOf(c), { publicId: id, requestId })
      if (done.ok) return { status: 200, body: { id } }
      if (done.error === 'notFound') return notFound(c)
      return { status: 409, body: { detail: words('archive.underWay', language), code: 'under_way' } }
    },

    original: async ({ params: { id } }, c) => {
      const upload = await find(c, id)
      const file = upload && (await files.generated.open(upload.file))
      if (!upload || !file) return notFound(c)
      return attachment({ ...file, name: withEnding(upload.fileName, upload.fileFormat) })
    },

    errorFile: async ({ params: { id } }, c) => {
      const upload = await find(c, id)
      if (!upload) return notFound(c)
      const pieces = errorFile(db, upload, { language: c.var.language, says: saying(c) })
      return attachment({ name: `errors-${withEnding(upload.fileName, 'csv')}`, content: streamOf(pieces) })
    },

    example: async ({ params: { kind }, query: { file_format: format = 'csv' } }, c) => {
      const { merchantId, language } = c.var
      const about = await exampleFacts(db, { merchantId, now: clock.now() })
      if (!about) return notFound(c)
      const wish = { kind: kind === 'all_fields' ? 'all' : 'required', format, language } as const
      const content = streamOf(exampleFile(wish, about))
      return attachment({ name: `bulk-${kind.replace('_', '-')}.${format}`, content })
    },
  }
}

const atFile = (text: string): Record<string, string[]> => ({ file: [text] })

const withEnding = (name: string, ending: 'csv' | 'xlsx'): string =>
  `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${ending}`

const columnsOf = (names: readonly string[]) => bulkColumns.filter((column) => names.includes(column))
