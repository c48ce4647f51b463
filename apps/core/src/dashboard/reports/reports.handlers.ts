import type { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import type { Context } from 'hono'
import { staffRefusal } from '../../kernel/people/guard.ts'
import { may, type Staff } from '../../kernel/people/staff.ts'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { attachment } from '../../platform/files/download.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { reportOnWire } from './report-on-wire.ts'
import { reportStrings } from './reports.strings.ts'
import { reportStringsAr } from './reports.strings.ar.ts'
import { askAgain, callOff, openLink, reportPage, takeFile, type ReportsDeps } from './reports.service.ts'

const words = wordsOf({ en: reportStrings, ar: reportStringsAr })

type ReportHandlers = Handlers<typeof coreContract, CoreEnv>['reports']

export const reportHandlers = (deps: ReportsDeps): ReportHandlers => ({
  list: async ({ query }, c) => {
    if (!seesReports(staffOf(c))) return closed(c)
    const { rows, counts, asOf, ...page } = await reportPage(deps, staffOf(c), query)
    const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
    return {
      status: 200,
      body: {
        ...page,
        as_of: asOf,
        counts: { all, ...counts },
        results: rows.map((row) => reportOnWire(row, staffOf(c).userId)),
      },
    }
  },
  link: async ({ params: { id } }, c) => {
    if (!seesReports(staffOf(c))) return closed(c)
    const { language } = c.var
    const link = await openLink(deps, staffOf(c), id)
    if (link.ok) {
      const { token, expiresAt } = link.value
      return { status: 201, body: { token, expires_at: expiresAt.toISOString() } }
    }
    switch (link.error) {
      case 'notFound':
        return { status: 404, body: { detail: words('report.notFound', language), code: 'not_found' } }
      case 'notReady':
        return { status: 409, body: { detail: words('report.notReady', language), code: 'not_ready' } }
      case 'gone':
        return { status: 410, body: { detail: words('report.gone', language), code: 'gone' } }
      case 'sectionDisabled':
      case 'permissionDenied':
        return { status: 403, body: staffRefusal(c, link.error) }
    }
  },
  file: async ({ params: { id, token }, headers }, c) => {
    if (!seesReports(staffOf(c))) return closed(c)
    const { language, requestId } = c.var
    const file = await takeFile(deps, staffOf(c), {
      publicId: id,
      token,
      requestId,
      range: headers.range,
      ifRange: headers['if-range'],
    })
    if (file.ok) return attachment(file.value)
    if (typeof file.error === 'object') {
      c.header('content-range', `bytes */${file.error.beyond}`)
      return { status: 416, body: { detail: words('report.beyond', language), code: 'beyond_the_end' } }
    }
    switch (file.error) {
      case 'notFound':
        return { status: 404, body: { detail: words('report.notFound', language), code: 'not_found' } }
      case 'gone':
        return { status: 410, body: { detail: words('report.gone', language), code: 'gone' } }
      case 'sectionDisabled':
      case 'permissionDenied':
        return { status: 403, body: staffRefusal(c, file.error) }
    }
  },
  cancel: async ({ params: { id } }, c) => {
    const staff = staffOf(c)
    if (!seesReports(staff)) return closed(c)
    const { language, requestId } = c.var
    const canceled = await callOff(deps, staff, { publicId: id, requestId })
    if (canceled.ok) return { status: 200, body: reportOnWire(canceled.value, staff.userId) }
    switch (canceled.error) {
      case 'notFound':
        return { status: 404, body: { detail: words('report.notFound', language), code: 'not_found' } }
      case 'notYours':
        return { status: 403, body: { detail: words('report.notYours', language), code: 'not_yours' } }
      case 'tooLate':
        return { status: 409, body: { detail: words('report.tooLate', language), code: 'too_late' } }
    }
  },
  again: async ({ params: { id }, headers }, c) => {
    const { language, requestId } = c.var
    const idempotencyKey = headers['idempotency-key'] ?? null
    const asked = await askAgain(deps, staffOf(c), { publicId: id, idempotencyKey, requestId })
    if (asked.ok) {
      return { status: 201, body: { id: asked.value } }
    }
    switch (asked.error.kind) {
      case 'notFound':
        return { status: 404, body: { detail: words('report.notFound', language), code: 'not_found' } }
      case 'notOffered':
        return { status: 409, body: { detail: words('report.notOffered', language), code: 'not_offered' } }
      case 'sectionDisabled':
      case 'permissionDenied':
        return { status: 403, body: staffRefusal(c, asked.error.kind) }
      case 'tooMany':
        c.header('retry-after', String(asked.error.retryAfterSeconds))
        return { status: 429, body: { detail: words('report.tooMany', language), code: 'too_many' } }
    }
  },
})

/** The section, or an export of one's own: a user sees only their own files in either case (`sightOf`). */
const seesReports = (staff: Staff): boolean =>
  staff.sections.has('generated_reports') || may(staff, 'view_export_settings')

const closed = (c: Context<CoreEnv>) => ({
  status: 403 as const,
  body: staffRefusal(c, 'sectionDisabled'),
})
