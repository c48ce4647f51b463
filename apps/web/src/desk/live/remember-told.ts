import type { LiveNews } from './live.ts'

/** What one tab tells the others, or the one that asked for it. `news` null: the line stands, up to this event. */
export type Told = { id: string | null; news: LiveNews | null; to?: string }

/** A page is on its way for seconds; more than this does not happen meanwhile. */
const mostRemembered = 200

/** What a tab has heard: once each, and for the tabs that come later. */
export function rememberTold(heardUpTo: number | null) {
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
