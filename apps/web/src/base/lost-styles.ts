const lost = new Set<HTMLLinkElement>()

/** Before a chunk is asked for. The same listener is added once, however often. */
export const watchLostStyles = (): void => window.addEventListener('error', noteLost, true)

function noteLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
}

/**
 * The loader asks for a chunk's styles once and never again: those that were lost on the way are put in anew, or the chunk
 * that is asked for once more would be drawn without them.
 */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lost].map(fetchAnew))
}

function fetchAnew(link: HTMLLinkElement): Promise<void> {
  lost.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`${again.href} was lost`)))
    link.replaceWith(again)
  })
}
