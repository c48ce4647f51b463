import { changesWhatIsHeard, frameOf, isTold, toLiveEvent, type HeardEvent } from './live.translate.ts'

/** One open dashboard: what it may hear, and how far it has heard. */
export type Listener = {
  audiences: readonly string[]
  /** Null while it is still being told what it missed; then what came meanwhile waits here. */
  heardUpTo: number | null
  waiting: HeardEvent[]
  write(frame: Buffer): void
  /** A session of theirs has ended, may be this one, or what they may hear is another. */
  recheck(): void
}

export type AskFeed = (after: number, signal: AbortSignal) => Promise<readonly HeardEvent[]>

type ChannelOptions = {
  ask: AskFeed
  wait: (ms: number) => Promise<void>
  onFailure: (error: unknown) => void
}

const longestPauseMs = 10_000

/** Everything that happens at one merchant, heard once from the core and told to all who listen: each frame is made once. */
export function createLiveChannel({ ask, wait, onFailure }: ChannelOptions) {
  const listeners = new Set<Listener>()
  let running: { from: number; stop: AbortController } | null = null

  const run = async (from: number, stopped: AbortSignal): Promise<void> => {
    let after = from
    let failures = 0
    while (!stopped.aborted) {
      try {
        const events = await ask(after, stopped)
        // Another question has begun earlier, and tells what lies between in its order.
        if (stopped.aborted) return
        failures = 0
        for (const event of events) tellAll(event)
        after = events.at(-1)?.id ?? after
      } catch (error) {
        if (stopped.aborted) return
        onFailure(error)
        failures += 1
        await wait(Math.min(longestPauseMs, 500 * 2 ** failures))
      }
    }
  }
  const tellAll = (event: HeardEvent): void => {
    let frame: Buffer | null = null
    for (const listener of listeners) {
      if (listener.heardUpTo === null) {
        listener.waiting.push(event)
        continue
      }
      if (changesWhatIsHeard(event)) recheckIfTheirs(event, listener)
      if (isTold(event) && event.id > listener.heardUpTo && isFor(event, listener)) {
        listener.heardUpTo = event.id
        listener.write((frame ??= frameOf(event.id, toLiveEvent(event))))
      }
    }
  }

  return {
    add(listener: Listener): void {
      listeners.add(listener)
    },
    /** From here on it hears what comes; what came while it caught up is told first. */
    release(listener: Listener, from: number): void {
      // Whoever asked before the first listener was answered may have heard less than where the others began.
      if (!running || from < running.from) {
        running?.stop.abort()
        running = { from, stop: new AbortController() }
        void run(from, running.stop.signal)
      }
      const { waiting } = listener
      const meanwhile = waiting.filter(isTold).filter((event) => event.id > from && isFor(event, listener))
      listener.heardUpTo = meanwhile.at(-1)?.id ?? from
      listener.waiting = []
      for (const event of waiting) if (changesWhatIsHeard(event)) recheckIfTheirs(event, listener)
      for (const event of meanwhile) listener.write(frameOf(event.id, toLiveEvent(event)))
    },
    remove(listener: Listener): void {
      listeners.delete(listener)
      if (listeners.size > 0) return
      running?.stop.abort()
      running = null
    },
    size: () => listeners.size,
  }
}

const isFor = ({ audiences }: HeardEvent, listener: Listener): boolean =>
  audiences.some((audience) => listener.audiences.includes(audience))

function recheckIfTheirs({ payload }: HeardEvent, listener: Listener): void {
  if (listener.audiences.includes(`user:${payload['user']}`)) listener.recheck()
}

export type LiveChannel = ReturnType<typeof createLiveChannel>
