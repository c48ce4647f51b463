import { randomUUID } from 'node:crypto'
import { liveKey } from '@wasl/contracts/live-key'
import type { CoreClient } from '../../core-client.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import type { Log } from '../../log.ts'
import { createLiveChannel, type LiveChannel } from './live-channel.ts'

type HubDeps = { core: CoreClient; secret: string; log: Log }

/** One channel for each merchant's host somebody listens at. */
export function createLiveHub({ core, secret, log }: HubDeps) {
  const channels = new Map<string, LiveChannel>()

  const channelOf = (host: string): LiveChannel => {
    const known = channels.get(host)
    if (known) return known
    const key = liveKey(host, secret)
    const made = createLiveChannel({
      ask: async (after) => {
        const api = core.as({ host, language: 'en', requestId: randomUUID(), address: '' })
        const got = await api.live.feed({ query: { after: String(after) }, headers: { 'x-wasl-live': key } })
        if (got.status !== 200) throw unexpectedAnswer(got)
        return got.body.events
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
      onFailure: (err) => log.warn({ err, host }, 'live events could not be heard'),
    })
    channels.set(host, made)
    return made
  }
  return { channelOf }
}
