import type { z } from 'zod'
import { messageTemplatesContract as core } from '../../../core/dashboard/administration/messages.contract.ts'
import { webOf, type Web } from '../../../web-of.ts'

export const messageTemplatesContract = webOf(core, '/dashboard')

export type Templates = Web<z.infer<(typeof core)['list']['responses'][200]>>
export type Template = Templates['results'][number]
export type ComposedMessage = Web<z.infer<(typeof core)['preview']['responses'][200]>>
