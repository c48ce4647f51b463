import { createContext, useContext } from 'react'

export const UnreadOrdersContext = createContext(0)

/** How many orders came since somebody last looked (S1 §8, S2 §4). */
export const useUnreadOrders = (): number => useContext(UnreadOrdersContext)
