import { useRouterState } from '@tanstack/react-router'

/** Of the page that is shown: the address names the next one already while its code is on the way. */
export const useShownPathname = (): string =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' })
