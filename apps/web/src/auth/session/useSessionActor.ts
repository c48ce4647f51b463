import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { staffClient } from '../../base/session/staff-client.ts'
import { onUnauthorised } from '../../base/session/unauthorised.ts'
import { sessionLogic } from './session.actors.ts'
import type { TabNews } from '@wasl/machines/auth/session-outcomes'

export type SessionActor = ActorRefFrom<ReturnType<typeof sessionLogic>>

/** The machine of this tab's session, with what it hears from the person, the other tabs and the server. */
export function useSessionActor(): SessionActor {
  const [logic] = useState(() => sessionLogic(staffClient.auth))
  const actor = useActorRef(logic, { input: { now: Date.now } })

  useEffect(() => {
    const news = openTabNews((heard) => actor.send(heard))
    const telling = actor.on('tell', (event) => news.tell(event.news))
    return () => {
      telling.unsubscribe()
      news.close()
    }
  }, [actor])

  useEffect(() => watchActivity(() => actor.send({ type: 'activity' })), [actor])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'tab.shown' })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [actor])

  useEffect(() => onUnauthorised(() => actor.send({ type: 'unauthorised' })), [actor])
  return actor
}

/** What one tab learns of the session, the others learn from it. Without the means each asks the server by itself. */
function openTabNews(hear: (news: TabNews) => void): {
  tell: (news: TabNews) => void
  close: () => void
} {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel('wasl-session')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data)
  })
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
  }
}

const reasons: readonly unknown[] = ['signedOut', 'unauthorised', 'refreshFailed', 'idle']

/** Another release of ours may be open beside this one. */
function isNews(data: unknown): data is TabNews {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'told.active') return true
  return data.type === 'told.ended' && 'reason' in data && reasons.includes(data.reason)
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const
const atMostEveryMs = 5_000

/** Calls back while a person works here, at most every five seconds. */
function watchActivity(act: () => void, now: () => number = Date.now): () => void {
  const stop = new AbortController()
  let last = -Infinity
  const sign = () => {
    if (now() - last < atMostEveryMs) return
    last = now()
    act()
  }
  for (const name of signs)
    document.addEventListener(name, sign, { signal: stop.signal, passive: true, capture: true })
  return () => stop.abort()
}
