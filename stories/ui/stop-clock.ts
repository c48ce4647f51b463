/** Holds back what waits for `ms`: it happens when the play says that the time is over. */
export function stopClock(ms: number) {
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const waiting = new Map<number, () => void>()
  let lastId = 0

  Reflect.set(window, 'setTimeout', (act: () => void, wait?: number, ...rest: unknown[]) => {
    if (wait !== ms) return set(act, wait, ...rest)
    // No id of the browser is negative.
    lastId -= 1
    waiting.set(lastId, act)
    return lastId
  })
  Reflect.set(window, 'clearTimeout', (id?: number) => {
    if (id === undefined || !waiting.delete(id)) clear(id)
  })

  return {
    waiting: () => waiting.size,
    timeIsOver: () => {
      const due = [...waiting.values()]
      waiting.clear()
      for (const act of due) act()
    },
    goOn: () => {
      Reflect.set(window, 'setTimeout', set)
      Reflect.set(window, 'clearTimeout', clear)
    },
  }
}
