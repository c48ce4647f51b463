/**
 * A file of styles that blocks nothing: fetched ahead, and off until the script that may draw what the server did not.
 * What a page needs without script is inlined in it.
 */
export const lateStyle = (url: string): string =>
  `<link rel="preload" as="style" fetchpriority="low" href="${url}"><link rel="stylesheet" href="${url}" disabled>`

/** Turns on what `lateStyle` wrote. A file that does not come keeps nothing from working. */
export async function turnOnLateStyles(document: Document): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')
  await Promise.all(
    [...links].map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', resolve)
          link.disabled = false
        }),
    ),
  )
}
