import type { z } from 'zod'
import { reportsContract as core } from '../../core/dashboard/reports.contract.ts'
import { webOf, type Web } from '../../web-of.ts'

const { list, link, cancel, again } = core

/** The file is passed on as it comes (`report-file.ts` of the bff). */
export const reportsContract = webOf({ list, link, cancel, again }, '')

export type ReportPage = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type Report = ReportPage['results'][number]
