/** S1 §9: twenty minutes. ux D6: the warning shows for the last two. */
export const idleMs = 1_200_000
export const warningMs = 120_000
/** How often activity is sent to the server. The server's session ends at most this much after ours, never before. */
export const tellEveryMs = 60_000
/** A session that ends this soon counts as ended. */
export const overMs = 1_000

export type EndReason = 'signedOut' | 'unauthorised' | 'refreshFailed' | 'idle'

/** The server's answer: how long the session lasts without activity, or that it is over. */
export type Standing = { kind: 'alive'; idleInMs: number } | { kind: 'over' }

/** Messages between the tabs of one browser. */
export type TabNews = { type: 'told.active' } | { type: 'told.ended'; reason: EndReason }

export type SessionEvent =
  | TabNews
  | { type: 'activity' }
  | { type: 'tab.shown' }
  | { type: 'stay.pressed' }
  | { type: 'signOut.pressed' }
  | { type: 'unauthorised' }
  | { type: 'expiry.acknowledged' }

export type SessionEmitted =
  | { type: 'session.ended'; reason: EndReason }
  | { type: 'tell'; news: TabNews }
  /** The answer to the warning did not reach the server. */
  | { type: 'stay.failed' }

export type SessionContext = {
  now: () => number
  lastActiveAt: number
  toldAt: number
  reason: EndReason
}

export const isWarningDue = ({ now, lastActiveAt }: SessionContext): boolean =>
  now() - lastActiveAt >= idleMs - warningMs

/** When the person was last active, by the server's count. */
export const activeAt = (standing: Standing, now: number): number =>
  standing.kind === 'alive' ? now + standing.idleInMs - idleMs : now - idleMs

export const untilWarningMs = ({ now, lastActiveAt }: SessionContext): number =>
  Math.max(0, lastActiveAt + idleMs - warningMs - now())

export const untilExpiryMs = ({ now, lastActiveAt }: SessionContext): number =>
  Math.max(0, lastActiveAt + idleMs - now())

export const untilTellMs = ({ now, toldAt }: SessionContext): number =>
  Math.max(0, toldAt + tellEveryMs - now())
