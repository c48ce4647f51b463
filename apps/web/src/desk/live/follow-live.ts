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
  /** Until so much time is over, or the device has its connection back: whether it has. */
  wait: (ms: number, stopped: AbortSignal) => Promise<boolean>
  now: () => number
}

export type TabMessage = Told | { since: string; tab: string }

/** product.md 9.13. */
const pollMs = 10_000
/** A line that is cut again and again (reliability F13) carries nothing: ask instead, and try it again later. */
const shortLifeMs = 15_000
const mostShortLives = 3
/** A line that did not even open is tried after each question: behind a restart it stands again in a moment. */
const asksAfter = { cut: 6, unopened: 1 }

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
  /** Until the line is cut too often or the server ends it; answers how often to ask instead. */
  const listen = (): Promise<number> =>
    new Promise((resolve) => {
      let shortLives = 0
      let since = now()
      let isStanding = false
      const end = () => {
        close()
        stop.signal.removeEventListener('abort', end)
        resolve(isStanding ? asksAfter.cut : asksAfter.unopened)
      }
      const close = open(memory.lastId(), {
        onReady: (id) => {
          since = now()
          isStanding = true
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
          isStanding = false
        },
      })
      stop.signal.addEventListener('abort', end)
    })
  const ask = async (times: number): Promise<void> => {
    for (let asked = 0; asked < times && !stop.signal.aborted; asked++) {
      const isBack = await wait(pollMs, stop.signal)
      if (!stop.signal.aborted) toAll({ kind: 'poll' }, null)
      if (isBack) return
    }
  }
  lead(stop.signal, async () => {
    isLeading = true
    while (!stop.signal.aborted) {
      await ask(await listen())
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
