import { readBytes } from '@wasl/contracts/read-body'
import { importLimits, type ImportPlugin } from '@wasl/domain/product-import'
import type { Context, Handler } from 'hono'
import { byOf } from '../../../kernel/administered/by.ts'
import { keepImport } from '../../../kernel/import-jobs/keep-import.service.ts'
import type { CoreEnv } from '../../../platform/http/core-env.ts'
import { fileWords, problemOnWire, words } from './imports-on-wire.ts'
import type { ImportsDeps } from './imports.handlers.ts'
import type { ImportRow, JobRow } from './imports.service.ts'
import { applyAtOnce } from './one-shot.service.ts'

export const oneShotRules = (plugin: ImportPlugin) => ({ section: plugin, permissions: ['products.import'] })

/** What frames a file in a form costs a little more than the file. */
const mostBodyBytes = importLimits.bytes + 8_192

/** S2 §7 POST upload/product: multipart, one `file`; all of its rows are applied, or none. */
export const oneShotHandler =
  (deps: ImportsDeps, plugin: ImportPlugin): Handler<CoreEnv> =>
  async (c) => {
    const tooMany = deps.limit.take(c)
    if (tooMany) return c.json(tooMany, 429)
    const bytes = await readBytes(c.req.raw, mostBodyBytes)
    const file = bytes && (await fileIn(bytes, c.req.header('content-type') ?? ''))
    if (!(file instanceof File)) {
      deps.limit.giveBack(c)
      return atFile(c, words(bytes === null ? 'keep.tooLarge' : 'imports.missing', c.var.language))
    }
    const kept = await keepImport(deps, byOf(c), { plugin, name: file.name, content: piecesOfFile(file) })
    if (!kept.ok) {
      deps.limit.giveBack(c)
      return atFile(c, words(`keep.${kept.error}`, c.var.language))
    }
    return answer(c, kept.value, await applyAtOnce(deps, kept.value, byOf(c).staff.username))
  }

type Outcome = Awaited<ReturnType<typeof applyAtOnce>>

function answer(c: Context<CoreEnv>, job: JobRow, outcome: Outcome): Response {
  const { language } = c.var
  if (outcome.ok) {
    const { create, change } = outcome.value
    const says = create + change === 0 ? 'imports.unchanged' : 'imports.done'
    return c.json({ message: words(says, language, { create, change }) })
  }
  switch (outcome.error.kind) {
    case 'file':
      return atFile(c, fileWords(outcome.error.problem, language))
    case 'rows':
      return errorsOf(c, job, outcome.error.rows)
    case 'notApplied': {
      const { says } = outcome.error
      const detail = words(`says.${says?.code ?? 'failed'}`, language)
      return c.json({ detail, code: 'not_applied', names: says?.names ?? [] }, 409)
    }
  }
}

/** Rows of the answer; the file has all of them. */
const mostErrors = 100

function errorsOf(c: Context<CoreEnv>, job: JobRow, rows: readonly ImportRow[]): Response {
  const { language } = c.var
  const errors = rows.flatMap(({ number, cells, problems }) =>
    problems.map((problem) => {
      const { column, code, found, text, expected } = problemOnWire(problem, cells, language)
      return { row: number, column, code, message: text, found, expected }
    }),
  )
  const base = `/api/v1/plugins/${job.plugin}/dashboard/imports/${job.publicId}`
  return c.json(
    {
      detail: words('imports.refused', language),
      code: 'rows',
      errors: errors.slice(0, mostErrors),
      error_file_url: `${base}/error-file`,
    },
    400,
  )
}

const atFile = (c: Context<CoreEnv>, text: string): Response => c.json({ file: [text] }, 400)

/** Null where the body is no form, or has no file in it. */
async function fileIn(body: Uint8Array, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(Uint8Array.from(body), {
      headers: { 'content-type': contentType },
    }).formData()
    return form.get('file')
  } catch {
    return null
  }
}

async function* piecesOfFile(file: File): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer())
}
