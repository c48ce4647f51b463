import { createContext, useContext } from 'react'

/** A way to what a notice speaks of. */
export type Go = { label: string; href: string }

export type NoticeOptions = {
  go?: Go
  /** The press it answers: what comes of the same press later takes its place. */
  about?: string
  /** Takes back what it tells. */
  undo?: { label: string; onUndo: () => void }
  /** It has gone, by itself or closed. */
  onGone?: () => void
}

type Show = (text: string, options?: NoticeOptions) => void

export type Notices = { success: Show; partial: Show; error: Show }

const silent: Notices = { success() {}, partial() {}, error() {} }

export const NoticesContext = createContext<Notices>(silent)

export const useNotices = (): Notices => useContext(NoticesContext)
