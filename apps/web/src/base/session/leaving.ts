let isForced = false
let isWanted = false

/**
 * The session is over: whoever asked not to leave is not asked, what was typed is kept as a draft. Two may hear of it; who is
 * second goes nowhere, which would break off the way of the first.
 */
export function leaveFor(path: string): void {
  if (isForced) return
  isForced = true
  window.location.assign(path)
}

export const isLeavingForced = (): boolean => isForced

/** Somebody is ending every session of theirs: whoever else notices leads to no way back. */
export const wantToLeave = (isSo: boolean): void => {
  isWanted = isSo
}

export const isLeavingWanted = (): boolean => isWanted

/** The same page in the other language, or with another query, loses nothing. */
export const isElsewhere = (from: string, to: string): boolean =>
  withoutLanguage(from) !== withoutLanguage(to)

/** What a page is known by: the other language is the same page, and takes nothing of it away. */
export const withoutLanguage = (path: string): string =>
  path.replace(/^\/(en|ar)(?=\/|$)/, '').replace(/\/$/, '')
