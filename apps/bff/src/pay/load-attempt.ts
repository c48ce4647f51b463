import type { AttemptLoad, Unit } from '@wasl/contracts/web/pay.contract'
import type { CoreApi } from '../core/core-client.ts'
import { CoreFailure, unexpectedAnswer } from '../core/core-failure.ts'
import { toAttempt } from './attempt.translate.ts'
import { toUnit } from '../core/merchant.translate.ts'
import { isPublicId } from '../answer/public-id.ts'

type Asked = 'attempt' | 'checkAttempt'

/** `checkAttempt` has the core ask the gateway first. What can be no id is asked of nobody, and is not found. */
export async function loadAttempt(
  core: CoreApi,
  { id, ask, ownOrigin, plugin }: { id: string; ask: Asked; ownOrigin: string; plugin?: string | undefined },
): Promise<AttemptLoad> {
  const details = isPublicId(id) ? await askFor(core, id, ask) : null
  const isElsewhere = plugin !== undefined && details?.transaction_type !== plugin
  if (details === null || isElsewhere) return { kind: 'notFound', unit: await defaultUnit(core) }
  return { kind: 'attempt', attempt: toAttempt(details, ownOrigin) }
}

/** S1 §8: a load that fails with 404 or 500 is the not-found state, and the unit details are loaded. */
async function askFor(core: CoreApi, id: string, ask: Asked) {
  const got = await withoutServerError(
    ask === 'attempt'
      ? core.pay.attempt({ params: { id } })
      : core.pay.checkAttempt({ params: { id }, body: {} }),
  )
  if (got === null) return null
  switch (got.status) {
    case 200:
      return got.body
    case 404:
    case 421:
      return null
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(got)
  }
}

async function withoutServerError<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof CoreFailure && error.status === 500) return null
    throw error
  }
}

async function defaultUnit(core: CoreApi): Promise<Unit | null> {
  const got = await withoutServerError(core.pay.unitDetails())
  return got?.status === 200 ? toUnit(got.body) : null
}
