/** A file of styles that blocks nothing and is of no screen until the script turns it on: what the server drew has its own. */
export const lateStyle = (url: string): string => `<link rel="stylesheet" media="print" href="${url}">`

const patienceMs = 3_000

/** Turns on what `lateStyle` wrote. A file that does not come keeps nothing from working. */
export async function turnOnLateStyles(document: Document): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]')]
  await Promise.race([Promise.all(links.map(arrived)), new Promise((late) => setTimeout(late, patienceMs))])
  for (const link of links) link.media = 'all'
}

/** When it has come, or will not. */
export const arrived = (link: HTMLLinkElement) =>
  link.sheet ??
  new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
