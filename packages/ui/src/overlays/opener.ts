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

/** ux D3: to the first opener that still stands, else to the nearest heading; never to the page as such. */
export function giveFocusBack(openers: readonly HTMLElement[]) {
  const opener = openers.find(({ isConnected }) => isConnected)
  if (opener) {
    opener.focus()
    // It may leave with what the dialog did, once the page knows of it.
    return mendLostFocus(opener)
  }
  if (openers.length === 0) return focusHeading()
  // A list whose row has left hands its focus on by itself, a frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading()
    }),
  )
}

const lookMs = 50
const patienceMs = 5_000

/**
 * `leaving` has the focus, and may leave the page with what it did: then the nearest heading has it (ux D3). At the second
 * look: a list whose row has left hands its focus on by itself in between.
 */
export function mendLostFocus(leaving: HTMLElement): void {
  let waitedMs = 0
  let wasLost = false
  const looking = setInterval(() => {
    waitedMs += lookMs
    const isGone = !leaving.isConnected
    const isLost = isGone && document.activeElement === document.body
    if (isLost && wasLost) focusHeading()
    wasLost = isLost
    if ((isGone && document.activeElement !== document.body) || waitedMs >= patienceMs) clearInterval(looking)
  }, lookMs)
}

/** The page stays where it is: nobody asked to leave their place. */
function focusHeading() {
  const below = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  const around = below ?? document.getElementById('main')
  around?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]')?.focus({ preventScroll: true })
}
