import type { z } from 'zod'
import { restrictionContract as core } from '../../core/dashboard/restriction.contract.ts'
import { webOf, type Web } from '../../web-of.ts'

export const restrictionContract = webOf(core, '/dashboard')

export type Rules = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type Rule = Rules['results'][number]
export type RuleWish = Web<z.infer<(typeof core)['create']['body']>>
export type PayerTest = Web<z.infer<(typeof core)['test']['body']>>
export type Verdict = Web<z.infer<(typeof core)['test']['responses'][200]>>
export type ImportReport = Web<z.infer<(typeof core)['importIdentifiers']['responses'][200]>>
