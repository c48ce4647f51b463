import type { Clock } from '../bff-env.ts'
import type { Vault } from './vault.ts'

/** S1 §9. Only an answer of the person extends it. */
export const idleMs = 1_200_000
/** Product.md 9.13: access tokens are refreshed one minute before they end. */
const refreshBeforeMs = 60_000

/** Instants as ISO text: what is kept is written down. */
export type Tokens = {
  readonly access: string
  readonly refresh: string
  readonly accessUntil: string
  /** Twelve hours after signing in, whatever is refreshed (product.md 6). */
  readonly endsAt: string
}

export type StaffSession = Tokens & {
  readonly username: string
  /** Whose browser holds the cookie: the merchant's host. */
  readonly host: string
  readonly idleUntil: string
}

/** Null where the core no longer takes the refresh token; a core that does not answer throws. */
export type Renew = (refreshToken: string) => Promise<Tokens | null>

export type StaffSessions = ReturnType<typeof createStaffSessions>

/** Who is signed in, behind the random ids in the browsers' cookies. Tokens stay here. */
export function createStaffSessions({ vault, clock }: { vault: Vault<StaffSession>; clock: Clock }) {
  const trading = new Map<string, Promise<Tokens | null>>()

  const find = async (id: string, host: string): Promise<StaffSession | null> => {
    const session = await vault.get(id)
    return session?.host === host ? session : null
  }

  /** One trade of tokens at a time for each session: a refresh token that is used twice ends it. */
  const trade = (id: string, ask: () => Promise<Tokens | null>): Promise<Tokens | null> => {
    const traded = (async () => {
      const tokens = await ask()
      if (!tokens) {
        await vault.take(id)
        return null
      }
      const session = await vault.get(id)
      if (!session) return null
      await vault.replace(id, { ...session, ...tokens }, new Date(session.idleUntil))
      return tokens
    })().finally(() => trading.delete(id))
    trading.set(id, traded)
    return traded
  }
  const renewed = async (id: string, refresh: string, ask: Renew): Promise<string | null> => {
    const tokens = await (trading.get(id) ?? trade(id, () => ask(refresh)))
    return tokens?.access ?? null
  }
  const idleUntil = (endsAt: string) =>
    new Date(Math.min(clock.now().getTime() + idleMs, Date.parse(endsAt))).toISOString()

  return {
    find,
    begin(facts: Omit<StaffSession, 'idleUntil'>): Promise<string> {
      const until = idleUntil(facts.endsAt)
      return vault.open({ ...facts, idleUntil: until }, new Date(until))
    },
    end: (id: string): Promise<StaffSession | null> => vault.take(id),
    /** The same session under a new id (reliability D-7). */
    async move(id: string): Promise<string | null> {
      const session = await vault.take(id)
      return session && vault.open(session, new Date(session.idleUntil))
    },
    /** Twenty minutes from now, never beyond the end of the whole session. Null where it is over. */
    async extend(id: string): Promise<StaffSession | null> {
      const session = await vault.get(id)
      if (!session) return null
      const next = { ...session, idleUntil: idleUntil(session.endsAt) }
      await vault.replace(id, next, new Date(next.idleUntil))
      return next
    },
    /** A token that is good for another minute; null once the session is over. */
    async token(id: string, host: string, ask: Renew): Promise<string | null> {
      await trading.get(id)?.catch(() => null)
      const session = await find(id, host)
      if (!session) return null
      const isFresh = Date.parse(session.accessUntil) - clock.now().getTime() > refreshBeforeMs
      return isFresh ? session.access : renewed(id, session.refresh, ask)
    },
    /** After the core refused `stale`: what to try once more, or null where the session is over. */
    async tokenAfter(stale: string, { id, host, ask }: { id: string; host: string; ask: Renew }) {
      await trading.get(id)?.catch(() => null)
      const session = await find(id, host)
      if (!session) return null
      return session.access === stale ? renewed(id, session.refresh, ask) : session.access
    },
    /** For calls that are answered with new tokens: whoever asks for one meanwhile waits for them. */
    async exchange<Answer>(id: string, ask: () => Promise<{ tokens: Tokens | null; answer: Answer }>) {
      await trading.get(id)?.catch(() => null)
      let answer: Answer | undefined
      const keep = async (): Promise<Tokens | null> => {
        const got = await ask()
        answer = got.answer
        const current = await vault.get(id)
        return got.tokens ?? current
      }
      await trade(id, keep)
      return answer as Answer
    },
  }
}
