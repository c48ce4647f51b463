import type { Messages } from './text.tsx'

/**
 * The Arabic messages, fetched the first time Arabic is used (S1 §1). A failed load is only logged and tried again
 * when asked, when the connection returns and when the page is shown: until then the page stays English.
 */
export type ArabicMessages = {
  current: () => Messages | null
  subscribe: (listener: () => void) => () => void
  load: () => Promise<void>
}

type Sources = {
  initial: Messages | null
  fetchMessages: () => Promise<Messages>
  log: (message: string, error: unknown) => void
}

export function createArabicMessages({ initial, fetchMessages, log }: Sources): ArabicMessages {
  const listeners = new Set<() => void>()
  let current = initial
  let loading: Promise<void> | null = null

  const load = async () => {
    try {
      current = await fetchMessages()
      for (const listener of listeners) listener()
    } catch (error) {
      log('The Arabic translations could not be loaded', error)
    } finally {
      loading = null
    }
  }

  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => (current ? Promise.resolve() : (loading ??= load())),
  }
}
