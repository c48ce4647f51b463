import type { Locale } from '@wasl/domain/locale'
import type { Staff } from '../../../kernel/people/staff.ts'
import { doneBody, refusalBody } from './answer-words.ts'
import { moveMoney } from './move-money.service.ts'
import type { OperationDeps } from './operation-deps.ts'

type Wish = {
  by: { staff: Staff }
  language: Locale
  plugin: string
  transactionId: string
  operation: 'refund' | 'void'
  /** Decimal text; null for all of it. */
  amount: string | null
  reason: string | null
  idempotencyKey: string
}

/** Money that something else gives back, such as an order that is canceled: with every right and check that a refund here has. */
export const giveBack =
  (deps: OperationDeps) =>
  async ({ by: { staff }, language, transactionId: publicId, ...wish }: Wish) => {
    const moved = await moveMoney(deps, {
      ...wish,
      staff,
      publicId,
      attemptId: null,
      claim: null,
      availableSeen: null,
    })
    if (!moved.ok)
      return { result: 'refused' as const, message: refusalBody(moved.error, language).body.message }
    const { result, message } = doneBody(moved.value, language)
    return { result, message }
  }
