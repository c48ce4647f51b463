import type { TabNews } from '@wasl/machines/auth/session-outcomes'

/** What one tab learns of the session, the others learn from it. Without the means each asks the server by itself. */
export function openTabNews(hear: (news: TabNews) => void): {
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
