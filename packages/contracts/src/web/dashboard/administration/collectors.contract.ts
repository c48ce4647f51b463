import type { z } from 'zod'
import { collectorsContract as core } from '../../../core/dashboard/administration/collectors.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const collectorsContract = webOf(core, '/dashboard')

export type Collectors = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type ManagedCollector = Collectors['results'][number]
export type CollectorWish = Web<z.infer<(typeof core)['create']['body']>>
