import type { z } from 'zod'
import { importsContract as core } from '../../../core/dashboard/products/imports.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

/** The core's, below `/bff`. Files go to and come from addresses of their own. */
export const importsContract = webOf(core, '/dashboard')

export type ImportList = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type ImportJob = ImportList['results'][number]
export type ImportDetail = Web<z.infer<(typeof core)['detail']['responses'][200]>>
export type ImportRowPage = Web<z.infer<(typeof core)['rows']['responses'][200]>>
export type ImportRow = ImportRowPage['results'][number]
