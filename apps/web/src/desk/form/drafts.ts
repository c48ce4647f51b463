/**
 * What was typed and not sent, for as long as the tab lives: it is there again after a session that ended by itself
 * (reliability S12). `base` is what the form began with; a draft of other beginnings is dropped.
 */
export type Drafts = {
  read<Draft>(key: string, base: Draft): Draft | null
  keep<Draft>(key: string, base: Draft, draft: Draft): void
  forget(key: string): void
}

const nameOf = (username: string, key: string) => `wasl.draft.${username}.${key}`

/** Another user of the same browser finds nothing of it. Without storage everything works but for the return. */
export function draftsOf(username: string, storage: () => Storage): Drafts {
  const tried = <Answer>(act: (place: Storage) => Answer): Answer | null => {
    try {
      return act(storage())
    } catch {
      return null
    }
  }
  return {
    read: (key, base) => {
      const name = nameOf(username, key)
      const kept = tried((place) => JSON.parse(place.getItem(name) ?? 'null') as unknown)
      if (isKept(kept) && kept.base === JSON.stringify(base)) return kept.draft as typeof base
      tried((place) => place.removeItem(name))
      return null
    },
    keep: (key, base, draft) =>
      void tried((place) =>
        place.setItem(nameOf(username, key), JSON.stringify({ base: JSON.stringify(base), draft })),
      ),
    forget: (key) => void tried((place) => place.removeItem(nameOf(username, key))),
  }
}

/** Written by `keep` of this release or another one. */
const isKept = (value: unknown): value is { base: string; draft: unknown } =>
  typeof value === 'object' && value !== null && 'base' in value && 'draft' in value
