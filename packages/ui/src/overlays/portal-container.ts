import { createContext, use } from 'react'

/** Filled by ModalFrame: all of the page outside an open dialog is inert, so what a dialog opens must stand inside it. */
export const PortalContainer = createContext<Element | null>(null)

/** For `UNSTABLE_portalContainer` of React Aria's popovers, menus and tooltips. */
export const usePortalContainer = (): { UNSTABLE_portalContainer?: Element } => {
  const container = use(PortalContainer)
  return container ? { UNSTABLE_portalContainer: container } : {}
}
