import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * A history whose address changes at once. The browser lays the page out where an address is changed: before anything of
 * it is drawn anew there is nothing to lay out, afterwards it is a third of the task (F7, decision 080).
 */
export function promptHistory(): RouterHistory {
  const history = createBrowserHistory()
  const { push, replace, flush } = history
  history.push = (...place) => {
    push(...place)
    flush()
  }
  history.replace = (...place) => {
    replace(...place)
    flush()
  }
  return history
}
