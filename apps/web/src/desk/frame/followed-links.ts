/** Which page was opened from each page of the tab's history: to whom goes back, its link is the one that was used. */
export type FollowedLinks = {
  /** The page of a place in the history is shown. The answer is the page that was opened from it, where somebody came back. */
  arrive(index: number, pathname: string): string | null
}

export function followedLinks(): FollowedLinks {
  const opened = new Map<number, string>()
  let before: number | null = null
  return {
    arrive(index, pathname) {
      const from = before
      before = index
      if (from === null || from === index) return null
      if (from > index) return opened.get(index) ?? null
      if (from === index - 1) opened.set(from, pathname)
      return null
    },
  }
}
