import type { Stream } from './stream.ts'

export type User = Pick<Stream, 'username' | 'host'>

/** A user with more than this many open connections has closed pages somewhere that do not know it yet. */
const mostPerUser = 5

const heartbeatMs = 20_000
/** reliability D-8: a session that ended hears nothing after five seconds. */
const sessionCheckMs = 3_000
const authoriseMs = 5 * 60_000

type Deps = {
  isSignedIn: (sessionId: string, host: string) => Promise<boolean>
  /** What its user may hear now; null where they may not hear anything any more. */
  authorise: (stream: Stream) => Promise<readonly string[] | null>
  onClose: (stream: Stream) => void
}

/** Every connection of this server: kept alive, and closed when its session is over. */
export function createOpenStreams({ isSignedIn, authorise, onClose }: Deps) {
  const streams = new Set<Stream>()
  const beat = Buffer.from(':\n\n')
  let timers: NodeJS.Timeout[] = []
  /** Counted as they come and go: thousands ask for it at once. */
  const perUser = new Map<string, number>()

  const userOf = ({ username, host }: User): string => `${host} ${username}`
  const placesOf = (user: User): number => perUser.get(userOf(user)) ?? 0
  const leave = (user: User): void => {
    const left = placesOf(user) - 1
    if (left === 0) perUser.delete(userOf(user))
    else perUser.set(userOf(user), left)
  }
  const close = (stream: Stream): void => {
    if (!streams.delete(stream)) return
    leave(stream)
    onClose(stream)
    stream.response.end()
    if (streams.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }
  const closeSignedOut = async (): Promise<void> => {
    const sessions = new Map([...streams].map(({ sessionId, host }) => [sessionId, host]))
    for (const [sessionId, host] of sessions) {
      if (await isSignedIn(sessionId, host)) continue
      for (const stream of streams) if (stream.sessionId === sessionId) close(stream)
    }
  }
  const recheck = async (stream: Stream): Promise<void> => {
    try {
      const audiences = await authorise(stream)
      if (audiences === null) close(stream)
      else stream.mayHear(audiences)
    } catch {
      // A core that does not answer says nothing of who may hear: the next round asks again.
    }
  }
  const authoriseAnew = async (): Promise<void> => {
    for (const stream of streams) await recheck(stream)
  }
  const every = (ms: number, act: () => void): NodeJS.Timeout => setInterval(act, ms).unref()

  return {
    /** A place for a connection that is about to open; false where the user has no more. */
    take(user: User): boolean {
      const taken = placesOf(user)
      if (taken >= mostPerUser) return false
      perUser.set(userOf(user), taken + 1)
      return true
    },
    /** Gives back the place of a connection that never opened. */
    leave,
    /** Opens in the place that was taken for it. */
    add(stream: Stream): void {
      streams.add(stream)
      stream.response.on('close', () => close(stream))
      if (timers.length > 0) return
      timers = [
        every(heartbeatMs, () => {
          for (const { response } of streams) response.write(beat)
        }),
        every(sessionCheckMs, () => void closeSignedOut()),
        every(authoriseMs, () => void authoriseAnew()),
      ]
    },
    /** Asks anew what it may hear, and closes it where that is nothing. */
    recheck,
    close,
    closeAll(): void {
      for (const stream of streams) close(stream)
    },
  }
}
