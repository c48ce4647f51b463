import { useMatches } from '@tanstack/react-router'

/** Of the page that is shown: the address names the next one already while its code is on the way. */
export const useShownPathname = (): string =>
  useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
