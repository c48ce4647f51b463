/**
 * All of the page outside an open dialog is inert: what is told meanwhile is told inside it, else nobody hears it, and its Close
 * cannot be pressed. Returns what gives the region back.
 */
export function takeNotices(frame: HTMLDialogElement): () => void {
  const region = document.querySelector('[data-notices]')
  const from = region?.parentElement
  if (!region || !from) return () => {}
  frame.append(region)
  return () => {
    if (!frame.contains(region)) return
    // The dialog below may have gone before this one.
    const below = from.isConnected ? from : document.querySelector('[data-notices-home]')
    below?.append(region)
  }
}
