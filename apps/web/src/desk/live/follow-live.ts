import { LiveEvent } from '@wasl/contracts/web/dashboard/live.contract'
import type { LiveListener, LiveNews } from './live.ts'

/** What one tab tells the others, or the one that asked for it. `news` null: the line stands, up to this event. */
type Told = { id: string | null; news: LiveNews | null; to?: string }

/** A page is on its way for seconds; more than this does not happen meanwhile. */
const mostRemembered = 200

/** What a tab has heard: once each, and for the tabs that come later. */
function rememberTold(heardUpTo: number | null) {
  let lastId = heardUpTo === null ? null : String(heardUpTo)
  /** Everything after this event is remembered. */
  let from = heardUpTo
  const heard: { id: string; news: LiveNews }[] = []

  return {
    lastId: () => lastId,
    /** Whether it was not known yet. */
    remember({ id, news }: Told): boolean {
      if (id === null) return true
      if (news && heard.some((one) => one.id === id)) return false
      from ??= Number(id)
      if (Number(id) > Number(lastId)) lastId = id
      if (news) heard.push({ id, news })
      if (heard.length > mostRemembered) from = Number(heard.shift()?.id)
      return true
    },
    /** A tab that knows less than what is remembered looks at everything anew. */
    since(id: string): Told[] {
      if (from === null || Number(id) < from) return [{ id: null, news: { kind: 'reset' } }]
      return heard.filter((one) => Number(one.id) > Number(id))
    },
  }
}

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
  /** Once somebody can see this tab. */
  whenShown: (stopped: AbortSignal) => Promise<void>
  /** Nobody is signed in any more; answers how to listen no longer. */
  onSessionOver: (listener: () => void) => () => void
  now: () => number
}

export type TabMessage = Told | { since: string; tab: string }

/** product.md 9.13. */
const pollMs = 10_000
/** A line that is cut again and again (reliability F13) carries nothing: ask instead, and try it again later. */
const shortLifeMs = 15_000
const mostShortLives = 3
/** A line that did not even open is tried after each question, as behind a restart; one that stays away, ever more rarely. */
const asksAfter = { cut: 6, unopened: [1, 1, 2, 4] }

/**
 * One connection for all tabs of a browser. What it tells goes to every tab; where it carries nothing, they ask: a
 * tab that nobody sees once it is seen again, and none after the session is over.
 * `heardUpTo`: what the page came with knows of all that happened until that event.
 */
export function followLive(
  parts: LiveParts,
  listener: LiveListener,
  heardUpTo: number | null = null,
): () => void {
  const { open, lead, tell, hear, wait, whenShown, onSessionOver, now } = parts
  const stop = new AbortController()
  const tab = crypto.randomUUID()
  const memory = rememberTold(heardUpTo)
  let isLeading = false
  let isPollOwed = false
  let unopened = 0

  const act = async (news: LiveNews) => {
    if (news.kind === 'poll') {
      if (isPollOwed) return
      isPollOwed = true
      await whenShown(stop.signal)
      isPollOwed = false
    }
    if (!stop.signal.aborted) listener(news)
  }
  const take = (told: Told) => {
    if (memory.remember(told) && told.news) void act(told.news)
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
        resolve(isStanding ? asksAfter.cut : (asksAfter.unopened[unopened++] ?? asksAfter.cut))
      }
      const close = open(memory.lastId(), {
        onReady: (id) => {
          since = now()
          isStanding = true
          unopened = 0
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
  const forget = onSessionOver(() => stop.abort())
  return () => {
    forget()
    stop.abort()
  }
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
