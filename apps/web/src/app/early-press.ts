/**
 * A press before the app has taken over is kept and made again when it has. What is pressed is found by what it is called
 * and which of that name it is: the app draws the very elements that the server drew.
 */

type Kept = readonly [tag: string, name: string, place: number]

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? (control.textContent.trim() || (control.getAttribute('name') ?? ''))

/** In the document, before the app: written by hand, for it has no build. A form's own button works without the app. */
export const keepEarlyPress =
  "{const d=document.documentElement,n=o=>o.getAttribute('aria-label')??(o.textContent.trim()||(o.getAttribute('name')??''));" +
  "addEventListener('click',e=>{const c=e.target.closest?.('button,input');if(c?.type!=='button'||d.dataset.app)return;" +
  'const same=[...document.querySelectorAll(c.localName)].filter(o=>n(o)===n(c));' +
  "c.setAttribute('aria-busy','true');d.dataset.pressed=JSON.stringify([c.localName,n(c),same.indexOf(c)])},true)}"

const patienceMs = 5_000

/** Called when the app stands; what it draws a moment later is waited for. */
export function replayEarlyPress(): void {
  const { dataset } = document.documentElement
  const kept = dataset['pressed']
  dataset['app'] = 'here'
  delete dataset['pressed']
  if (kept === undefined) return
  // Written by the script above.
  const pressed = JSON.parse(kept) as Kept
  const untilMs = performance.now() + patienceMs
  const look = () => {
    const control = find(pressed)
    if (control) return press(control)
    if (performance.now() < untilMs) requestAnimationFrame(look)
  }
  look()
}

const find = ([tag, name, place]: Kept): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((control) => nameOf(control) === name)[place]

function press(control: HTMLElement): void {
  control.removeAttribute('aria-busy')
  control.focus()
  if (!(control instanceof HTMLInputElement) || /^(checkbox|radio|button)$/.test(control.type))
    control.click()
}
