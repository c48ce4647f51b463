import { createContext, use } from 'react'

export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void

/** Filled by <LiveRegion>. */
export const AnnounceContext = createContext<Announce>(() => {})

/** Says something to a screen reader without moving the focus. */
export const useAnnounce = (): Announce => use(AnnounceContext)
