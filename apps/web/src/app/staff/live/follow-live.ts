import { LiveEvent } from '@wasl/contracts/web/dashboard/live.contract'
import type { LiveListener, LiveNews } from './live.ts'
import { rememberTold, type Told } from './remember-told.ts'

/** The browser's side of one connection; tests bring their own. */
export type LiveSource = {
  onEvent: (data: string, id: string) => void
  onReady: (id: string) => void
  /** `isOver`: the browser does not try again by itself. */
  onLost: (isOver: boolean) => void
}

export type LiveParts = {
  /** Opens `/bff/live` from an event on, and answers how to close it. */
  open: (after: string | null, source: LiveSource) => () => void
  /** Runs `lead` in one tab of this browser at a time, until `stopped`. */
  lead: (stopped: AbortSignal, lead: () => Promise<void>) => void
  /** To the other tabs. */
  tell: (message: TabMessage) => void
  hear: (listener: (message: TabMessage) => void) => void
  wait: (ms: number, stopped: AbortSignal) => Promise<void>
  now: () => number
}

export type TabMessage = Told | { since: string; tab: string }

/** product.md 9.13. */
const pollMs = 10_000
/** A line that is cut again and again (reliability F13) carries nothing: ask instead, and try it again later. */
const shortLifeMs = 15_000
const mostShortLives = 3
const pollForMs = 60_000

/**
 * One connection for all tabs of a browser. What it tells goes to every tab; where it carries nothing, they ask.
 * `heardUpTo`: what the page came with knows of all that happened until that event.
 */
export function followLive(
  parts: LiveParts,
  listener: LiveListener,
  heardUpTo: number | null = null,
): () => void {
  const { open, lead, tell, hear, wait, now } = parts
  const stop = new AbortController()
  const tab = crypto.randomUUID()
  const memory = rememberTold(heardUpTo)
  let isLeading = false

  const take = (told: Told) => {
    if (memory.remember(told) && told.news && !stop.signal.aborted) listener(told.news)
  }
  hear((message) => {
    if ('since' in message) {
      if (isLeading) for (const told of memory.since(message.since)) tell({ ...told, to: message.tab })
    } else if ((message.to ?? tab) === tab) take(message)
  })
  const toAll = (news: LiveNews | null, id: string | null) => {
    const told: Told = { id, news }
    tell(told)
    take(told)
  }
  // What happened while this page was on its way was told before it could listen.
  if (heardUpTo !== null) tell({ since: String(heardUpTo), tab })
  /** Until the line is cut too often or the server ends it. */
  const listen = (): Promise<void> =>
    new Promise((resolve) => {
      let shortLives = 0
      let since = now()
      const end = () => {
        close()
        stop.signal.removeEventListener('abort', end)
        resolve()
      }
      const close = open(memory.lastId(), {
        onReady: (id) => {
          since = now()
          toAll(null, id)
        },
        onEvent: (data, id) => {
          const event = readEvent(data)
          if (event) toAll(event, id)
        },
        onLost: (isOver) => {
          shortLives = now() - since < shortLifeMs ? shortLives + 1 : 0
          since = now()
          if (isOver || shortLives >= mostShortLives) end()
        },
      })
      stop.signal.addEventListener('abort', end)
    })
  const ask = async (): Promise<void> => {
    const until = now() + pollForMs
    while (now() < until && !stop.signal.aborted) {
      await wait(pollMs, stop.signal)
      if (!stop.signal.aborted) toAll({ kind: 'poll' }, null)
    }
  }
  lead(stop.signal, async () => {
    isLeading = true
    while (!stop.signal.aborted) {
      await listen()
      await ask()
    }
  })
  return () => stop.abort()
}

/** A newer server may tell what this page does not know. */
function readEvent(data: string): LiveNews | null {
  try {
    const parsed = LiveEvent.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
