let menuTrigger: HTMLElement | null = null

/** A menu is gone when the dialog that it opened closes: the focus goes back to the menu's button instead. */
export function rememberOpener(trigger: HTMLElement | null) {
  menuTrigger = trigger
}

/** What had the focus when a dialog opens, and the button of the menu it was opened from. */
export function takeOpeners(): HTMLElement[] {
  const focused = document.activeElement
  const openers = [focused instanceof HTMLElement && focused !== document.body ? focused : null, menuTrigger]
  menuTrigger = null
  return openers.filter((opener) => opener !== null)
}
