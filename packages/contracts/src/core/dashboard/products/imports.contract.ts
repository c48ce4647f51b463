import { initContract } from '@ts-rest/core'
import { importStates } from '@wasl/domain/product-import'
import { z } from 'zod'
import { staff } from '../../../access.ts'
import { importRowList } from '../../../lists/imports.ts'
import { numberedQuery } from '../../../lists/query.ts'
import { Detail, Instant, PublicId, staffProblems } from '../../../values/core.ts'
import { Query } from './shop-values.ts'

const c = initContract()

/** Of whoever imports products: goods of the catalogue, items of the menu (commerce.md D29, D53). */
const importing = staff({ permissions: ['products.import'], section: 'ofPlugin' })

const OfPlugin = z.object({ plugin: z.enum(['catalogue', 'food_ordering']) })
const One = OfPlugin.extend({ id: PublicId })
const file = c.otherResponse({ contentType: 'application/octet-stream', body: z.unknown() })
const formats = z.enum(['csv', 'xlsx']).optional()

const Job = z.object({
  id: PublicId,
  name: z.string(),
  file_format: z.enum(['csv', 'xlsx']),
  state: z.enum(importStates),
  username: z.string(),
  created_at: Instant,
  /** Null until they are read. */
  rows: z.int().nullable(),
  counts: z.object({
    create: z.int(),
    change: z.int(),
    same: z.int(),
    wrong: z.int(),
    dropped: z.int(),
  }),
  /** Why nothing of the file could be read. */
  problem: z.string().nullable(),
  applied_at: Instant.nullable(),
  applied_by: z.string().nullable(),
  undone_at: Instant.nullable(),
  undone_by: z.string().nullable(),
  can_undo: z.boolean(),
})

const Detailed = Job.extend({
  columns: z.array(z.string()),
  /** Columns that a file may have. */
  known_columns: z.int(),
  /** Heads that nobody knows. */
  ignored: z.array(z.string()),
  sheet: z.string().nullable(),
  /** Why the last step was not done, and the SKUs that stand in its way. */
  says: z.object({ text: z.string(), names: z.array(z.string()) }).nullable(),
  revision: z.int(),
  leaves_wrong_out: z.boolean(),
  /** Of the rows that would be applied. */
  about: z.object({
    prices: z.int(),
    stock: z.int(),
    /** New ones. */
    shown: z.int(),
    hidden: z.int(),
    /** Changed ones that buyers see from then on, or no more, and archived ones that are back. */
    appears: z.int(),
    disappears: z.int(),
    restored: z.int(),
    steep: z.int(),
    corrected: z.int(),
  }),
  /** Prices that change by more than 30 %: of the first of them. */
  steep: z.array(
    z.object({
      row: z.int(),
      name_en: z.string(),
      name_ar: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** The shop now: what it would have after is this and what changes. */
  products: z.int(),
  visible: z.int(),
  currency_code: z.string(),
})

const ImportRow = z.object({
  row: z.int(),
  outcome: z.enum(['create', 'change', 'same', 'wrong', 'dropped']),
  sku: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  picture: z.string().nullable(),
  is_steep: z.boolean(),
  is_corrected: z.boolean(),
  /** As it was typed. */
  cells: z.array(z.object({ column: z.string(), text: z.string() })),
  /** In the shop: before and after, as a file says it. Empty: none. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(
    z.object({
      column: z.string(),
      code: z.string(),
      found: z.string(),
      text: z.string(),
      expected: z.string(),
      /** What was probably meant. */
      instead: z.string().nullable(),
    }),
  ),
})

const body = z.strictObject
const changed = { 200: Detailed, 409: Detail } as const

export const importsContract = c.router(
  {
    list: {
      method: 'GET',
      path: '/plugins/:plugin/dashboard/imports',
      pathParams: OfPlugin,
      metadata: importing,
      query: Query,
      responses: { 200: z.object({ results: z.array(Job), products: z.int() }) },
      summary: 'The latest files of products, and how many products there are',
    },
    detail: {
      method: 'GET',
      path: '/plugins/:plugin/dashboard/imports/:id',
      pathParams: One,
      metadata: importing,
      query: Query,
      responses: { 200: Detailed },
      summary: 'What a file would change, or has changed',
    },
    rows: {
      method: 'GET',
      path: '/plugins/:plugin/dashboard/imports/:id/rows',
      pathParams: One,
      metadata: importing,
      query: numberedQuery(importRowList),
      responses: { 200: z.object({ count: z.int(), results: z.array(ImportRow) }) },
      summary: 'Its rows: those with something wrong first',
    },
    correct: {
      method: 'PATCH',
      path: '/plugins/:plugin/dashboard/imports/:id/rows/:row',
      pathParams: One.extend({ row: PublicId }),
      metadata: importing,
      query: Query,
      body: body({
        cells: z.array(body({ column: z.string().max(32), text: z.string().max(10_000) })).max(20),
        /** Left out of the file, or in again. */
        dropped: z.boolean().optional(),
      }),
      responses: changed,
      summary: 'Cells of a row anew; every row is judged again',
    },
    apply: {
      method: 'POST',
      path: '/plugins/:plugin/dashboard/imports/:id/apply',
      pathParams: One,
      metadata: importing,
      query: Query,
      body: body({ revision: z.int(), leaves_wrong_out: z.boolean(), prices_looked_at: z.boolean() }),
      responses: changed,
      summary: 'Changes the shop in one transaction: everything, or everything but wrong rows',
    },
    undo: {
      method: 'POST',
      path: '/plugins/:plugin/dashboard/imports/:id/undo',
      pathParams: One,
      metadata: importing,
      query: Query,
      body: body({}),
      responses: changed,
      summary: 'The shop as it was before the latest import, within 24 hours',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)

/** Files both ways; the bff passes them on. */
export const importFilesContract = c.router(
  {
    upload: {
      method: 'POST',
      path: '/plugins/:plugin/dashboard/imports',
      pathParams: OfPlugin,
      metadata: importing,
      query: Query.extend({ name: z.string().min(1).max(255) }),
      body: c.noBody(),
      responses: { 201: z.object({ id: PublicId }) },
      summary: 'The file itself is the body: CSV or XLSX, at most 10 MB and 5,000 rows',
    },
    errorFile: {
      method: 'GET',
      path: '/plugins/:plugin/dashboard/imports/:id/error-file',
      pathParams: One,
      metadata: importing,
      query: Query,
      responses: { 200: file },
      summary:
        'The rows with errors and their reasons, in the format of the file: corrected, it can be uploaded',
    },
    example: {
      method: 'GET',
      path: '/plugins/:plugin/upload/product/example',
      pathParams: OfPlugin,
      metadata: importing,
      query: Query.extend({ type: z.enum(['required_fields', 'all_fields']), file_format: formats }),
      responses: { 200: file },
      summary: 'An example file, with heads in the language of the request',
    },
    products: {
      method: 'GET',
      path: '/plugins/:plugin/dashboard/product-file',
      pathParams: OfPlugin,
      metadata: importing,
      query: Query.extend({ file_format: formats }),
      responses: { 200: file },
      summary: 'Every product in the columns of an import: uploaded as it is, it changes nothing',
    },
  },
  { strictStatusCodes: true, commonResponses: staffProblems },
)
