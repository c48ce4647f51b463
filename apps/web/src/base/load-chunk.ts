import { fetchLostStyles, watchLostStyles } from './lost-styles.ts'
import { whenOnline } from './when-online.ts'

/** S1 §9: a part that has not arrived after 120 s counts as failed. */
const patienceMs = 120_000

/** Code that is fetched when it is needed: asked for once more where the first try fails, offline as soon as the line is back. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof window !== 'undefined') watchLostStyles()
  try {
    return await withPatience(load())
  } catch {
    await whenOnline()
    return withPatience(fetchLostStyles().then(load))
  }
}

function withPatience<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a part of the page did not arrive')), patienceMs)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
