import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[] }

/** The compressed script that the modules of a build need before they run, in bytes. */
export async function scriptBytes(
  client: string,
  manifest: string,
  modules: readonly string[],
): Promise<number> {
  const chunks = JSON.parse(await readFile(join(client, manifest), 'utf8')) as Record<string, Chunk>
  const needed = new Set<string>()
  const need = (key: string) => {
    const chunk = chunks[key]
    if (!chunk) throw new Error(`the build has no chunk of its own for ${key}`)
    if (needed.has(chunk.file)) return
    needed.add(chunk.file)
    for (const next of chunk.imports ?? []) need(next)
  }
  for (const module of modules) need(module)
  const sizes = await Promise.all(
    [...needed].map(async (file) => (await stat(join(client, `${file}.br`))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
