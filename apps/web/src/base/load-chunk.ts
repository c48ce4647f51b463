import { whenOnline } from './when-online.ts'

/** S1 §9: a part that has not arrived after 120 s counts as failed. */
const patienceMs = 120_000

/** Code that is fetched when it is needed: asked for once more where the first try fails, offline as soon as the line is back. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withPatience(load())
  } catch {
    await whenOnline()
    askForLostStyles()
    return withPatience(load())
  }
}

/** The loader asks for a chunk's styles once and never again: without this the second try would be drawn without them. */
function askForLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'))
    if (link.sheet === null) link.replaceWith(link.cloneNode())
}

function withPatience<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a part of the page did not arrive')), patienceMs)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
