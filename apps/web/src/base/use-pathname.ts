import { useLocation } from '@tanstack/react-router'

/** Which page the address names. Whoever needs no more is not drawn again when only a filter in the address changes. */
export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname })
