import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { staffClient } from '../base/session/staff-client.ts'
import { onUnauthorised } from '../base/session/unauthorised.ts'
import { sessionLogic } from './session.actors.ts'
import { openTabNews } from './tab-news.ts'
import { watchActivity } from './watch-activity.ts'

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
