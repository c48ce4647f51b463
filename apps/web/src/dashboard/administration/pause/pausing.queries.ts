import { queryOptions } from '@tanstack/react-query'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

export const pauseKey = ['administration', 'pause'] as const

const mostMs = 2_147_000_000

/** A pause ends by itself: asked again a moment after the next one does. */
export const pauseQuery = queryOptions({
  ...readOf(pauseKey, staffClient.administration.pause.list)({}),
  refetchInterval: ({ state: { data } }) => {
    const ends = (data?.results ?? []).flatMap(({ pausedUntil }) =>
      pausedUntil ? [new Date(pausedUntil).getTime()] : [],
    )
    return ends.length === 0 ? false : Math.min(mostMs, Math.max(1_000, Math.min(...ends) - Date.now() + 500))
  },
})
