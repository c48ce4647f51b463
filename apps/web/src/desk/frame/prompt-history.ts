import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * A history whose address changes at once: it is the first to hear of each change. The browser lays the page out where an
 * address is changed: before anything of it is drawn anew there is nothing to lay out, afterwards it is a third of the
 * task (F7, decision 080).
 */
export function promptHistory(): RouterHistory {
  const history = createBrowserHistory()
  history.subscribe(history.flush)
  return history
}
