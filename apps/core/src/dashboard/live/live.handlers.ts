import type { coreContract } from '@wasl/contracts/core'
import { isLiveKey } from '@wasl/contracts/live-key'
import type { Handlers } from '@wasl/contracts/server'
import type { LiveFeed } from '../../kernel/live/live-feed.ts'
import { whatWasMissed, type Missed } from '../../kernel/live/missed.service.ts'
import { staffOf } from '../../kernel/people/staff-of.ts'
import type { Db } from '../../platform/db/db.ts'
import type { CoreEnv } from '../../platform/http/core-env.ts'
import { refuseWith } from '../../platform/http/refuse.ts'

type Deps = { db: Db; feed: LiveFeed; secret: string; /** Ten seconds but in tests. */ waitMs?: number }

export const liveHandlers = ({
  db,
  feed,
  secret,
  waitMs = 10_000,
}: Deps): Handlers<typeof coreContract, CoreEnv>['live'] => ({
  missed: async ({ query }, c) => {
    const after = query.after === undefined ? null : Number(query.after)
    const { audiences, latest, events, isComplete } = await whatWasMissed(db, staffOf(c), after)
    return {
      status: 200,
      body: { audiences, latest, events: events.map(toContract), is_complete: isComplete },
    }
  },
  feed: async ({ query, headers }, c) => {
    const host = c.req.header('x-wasl-host') ?? ''
    if (!isLiveKey(headers['x-wasl-live'], host, secret)) return refuseWith(c, 404, 'notFound')
    const { merchantId } = c.var
    const events = await feed.after({ merchantId, after: Number(query.after), waitMs })
    return { status: 200, body: { events: events.map(toContract) } }
  },
})

const toContract = ({ id, topic, audiences, payload, createdAt }: Missed['events'][number]) => ({
  id,
  // Only `liveNewsOf` writes topics.
  topic: topic as 'transaction.changed',
  audiences,
  payload,
  created: createdAt.toISOString(),
})
