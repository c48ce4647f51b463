import { createContext, type ReactNode } from 'react'

/** What stands above a public page where somebody else shows it: the cashier's bar at the counter. */
export const AbovePage = createContext<ReactNode>(null)
