import type { z } from 'zod'
import { helpContract as core } from '../../core/dashboard/help.contract.ts'
import { webOf, type Web } from '../../web-of.ts'

/** S2 §2 "Help and support". */
export const helpContract = webOf(core, '')

export type HelpSetup = Web<z.infer<(typeof core)['config']['responses'][200]>>
export type HelpRequest = Web<z.infer<(typeof core)['send']['body']>>
