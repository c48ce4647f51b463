import type { CoreApi } from '../../core/core-client.ts'
import { unexpectedAnswer } from '../../core/core-failure.ts'
import type { HeardEvent } from './live.translate.ts'

type Missed = { audiences: string[]; latest: number; events: HeardEvent[]; isComplete: boolean }

/** What the user has missed since an event; without one, only from where to go on. */
export async function whatWasMissed(api: CoreApi, after: string | null): Promise<Missed> {
  const got = await api.live.missed({ query: after === null ? {} : { after } })
  if (got.status !== 200) throw unexpectedAnswer(got)
  const { audiences, latest, events, is_complete: isComplete } = got.body
  return { audiences, latest, events, isComplete }
}
