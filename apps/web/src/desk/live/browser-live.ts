import { onUnauthorised } from '../../base/session/unauthorised.ts'
import type { LiveParts, TabMessage } from './follow-live.ts'

const name = 'wasl-live'

/** `EventSource` of one tab, elected by a lock; a channel to the others. */
export function browserLive(): LiveParts & { close: () => void } {
  const channel = new BroadcastChannel(name)
  return {
    open: (after, { onEvent, onReady, onLost }) => {
      const source = new EventSource(after === null ? '/bff/live' : `/bff/live?after=${after}`)
      source.addEventListener('message', ({ data, lastEventId }) => onEvent(String(data), lastEventId))
      source.addEventListener('ready', ({ lastEventId }) => onReady(lastEventId))
      source.addEventListener('error', () => onLost(source.readyState === EventSource.CLOSED))
      return () => source.close()
    },
    lead: (stopped, lead) => {
      navigator.locks.request(name, { signal: stopped }, lead).catch(() => {
        // Stopped while another tab leads.
      })
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    tell: (message) => channel.postMessage(message),
    hear: (listener) => channel.addEventListener('message', ({ data }) => listener(data as TabMessage)),
    wait: (ms, stopped) =>
      new Promise((resolve) => {
        const over = new AbortController()
        const end = (isBack: boolean) => {
          clearTimeout(timer)
          over.abort()
          resolve(isBack)
        }
        const timer = setTimeout(end, ms, false)
        stopped.addEventListener('abort', () => end(false), { signal: over.signal })
        window.addEventListener('online', () => end(true), { signal: over.signal })
      }),
    whenShown: (stopped) =>
      new Promise((resolve) => {
        const over = new AbortController()
        const look = () => {
          if (document.visibilityState !== 'visible' && !stopped.aborted) return
          over.abort()
          resolve()
        }
        document.addEventListener('visibilitychange', look, { signal: over.signal })
        stopped.addEventListener('abort', look, { signal: over.signal })
        look()
      }),
    onSessionOver: onUnauthorised,
    now: () => performance.now(),
    close: () => channel.close(),
  }
}
