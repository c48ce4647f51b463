import { createContext, useContext } from 'react'

/** A way to what a notice speaks of. */
export type Go = { label: string; href: string }

type Show = (text: string, go?: Go) => void

export type Notices = { success: Show; partial: Show; error: Show }

const silent: Notices = { success() {}, partial() {}, error() {} }

export const NoticesContext = createContext<Notices>(silent)

export const useNotices = (): Notices => useContext(NoticesContext)
