import { useSyncExternalStore } from 'react'

const isNever = () => () => {}

/** False in what the server writes and while it is hydrated: what only a script can do waits for it. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    isNever,
    () => true,
    () => false,
  )
