import { coreContract } from '@wasl/contracts/core'
import { Event } from '@wasl/contracts/values/events'
import type { Handlers } from '@wasl/contracts/server'
import type { webContract } from '@wasl/contracts/web'
import { toWeb } from '@wasl/contracts/web-of'
import { speakingTo } from '../answer/speaking-to.ts'
import type { BffEnv } from '../bff-env.ts'
import { refused } from '../core/core-problem.ts'
import { relay } from '../core/relay.ts'

export const eventsHandlers: Handlers<typeof webContract.events, BffEnv> = {
  ...relay(coreContract.events),

  /** A slug of before answers with the event of today: its page leads to the slug that the answer names. */
  event: async ({ params, query }, c) => {
    const { event } = c.get('core').events
    const asked = await event({ params, query })
    const got = asked.status === 301 ? await event({ params: { slug: asked.body.slug }, query }) : asked
    return got.status === 200 ? { status: 200, body: toWeb(Event, got.body) } : refused(got, speakingTo(c))
  },
}

export const eventBookingHandlers: Handlers<typeof webContract.eventBooking, BffEnv> = relay(
  coreContract.eventBooking,
)
