/** Who of this browser's users wanted to be told here: the next one is asked anew. */
const nameOf = (username: string) => `wasl.push.${username}`

export function wantsPush(username: string): boolean {
  try {
    return localStorage.getItem(nameOf(username)) === 'on'
  } catch {
    return false
  }
}

export function keepPushWish(username: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(nameOf(username), 'on')
    else localStorage.removeItem(nameOf(username))
  } catch {
    // Without storage the browser is told until its user signs out.
  }
}
