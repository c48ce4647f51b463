import type { z } from 'zod'
import { pauseContract as core } from '../../../core/dashboard/administration/pause.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const pauseContract = webOf(core, '/dashboard')

export type Pausables = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type Pausable = Pausables['results'][number]
export type PauseWish = Web<z.infer<(typeof core)['pause']['body']>>
