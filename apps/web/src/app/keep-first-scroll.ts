import type { AnyRouter } from '@tanstack/react-router'

/** The router goes to the top of each page that it draws; who reads the first one, written by the server, stays there. */
export function keepFirstScroll(router: AnyRouter): void {
  let isFirst = true
  // Given to the router when it is made, the option would take the browser's own way back to a place away.
  router.options.scrollRestoration = () => {
    const isLater = !isFirst
    isFirst = false
    return isLater
  }
}
