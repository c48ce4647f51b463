import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[] }

/** The chunks that modules of a build need before they run. */
export async function scriptChunks(
  client: string,
  manifest: string,
  modules: readonly string[],
): Promise<string[]> {
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
  return [...needed]
}

/** The same, compressed, in bytes. */
export async function scriptBytes(
  client: string,
  manifest: string,
  modules: readonly string[],
): Promise<number> {
  const needed = await scriptChunks(client, manifest, modules)
  const sizes = await Promise.all(needed.map(async (file) => (await stat(join(client, `${file}.br`))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
