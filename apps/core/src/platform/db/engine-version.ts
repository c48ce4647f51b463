import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isMissing } from '../is-missing.ts'

/** The embedded engine of this release; a test compares it with the installed one. */
export const engine = { pglite: '0.5.16', postgres: 18 } as const

const Engine = z.object({ pglite: z.string().regex(/^\d+\.\d+\.\d+$/), postgres: z.number().int() })

type EngineVersion = z.infer<typeof Engine>

/** The folder was written by an engine that this release cannot continue. */
export class EngineRefused extends Error {
  override readonly name = 'EngineRefused'
}

/**
 * Refuses a folder of a newer engine, or of one whose files this release cannot read (product 2). Files are
 * kept within PostgreSQL's major version and PGlite's minor one; a patch may only go forward.
 */
export async function refuseOtherEngine(dataFolder: string, ours: EngineVersion = engine): Promise<void> {
  const recorded = await readEngine(dataFolder)
  if (!recorded) return
  const order = compare(recorded, ours)
  if (order === 'same' || order === 'older patch') return
  const written = `${dataFolder} was written by PGlite ${recorded.pglite} (PostgreSQL ${recorded.postgres}); this release has ${ours.pglite} (${ours.postgres})`
  throw new EngineRefused(`${written}: start the ${order} release again, or set WASL_DATA to another folder`)
}

export async function recordEngine(dataFolder: string, ours: EngineVersion = engine): Promise<void> {
  const path = join(dataFolder, 'engine.json')
  await writeFile(`${path}.new`, `${JSON.stringify(ours, null, 2)}\n`, { flush: true })
  await rename(`${path}.new`, path)
}

async function readEngine(dataFolder: string): Promise<EngineVersion | null> {
  try {
    return Engine.parse(JSON.parse(await readFile(join(dataFolder, 'engine.json'), 'utf8')))
  } catch (error) {
    if (isMissing(error)) return null
    throw new EngineRefused(`${join(dataFolder, 'engine.json')} cannot be read`, { cause: error })
  }
}

function compare(recorded: EngineVersion, ours: EngineVersion): 'same' | 'older patch' | 'older' | 'newer' {
  if (recorded.postgres !== ours.postgres) return recorded.postgres > ours.postgres ? 'newer' : 'older'
  const [theirs, mine] = [numbersOf(recorded.pglite), numbersOf(ours.pglite)]
  const at = theirs.findIndex((number, index) => number !== mine[index])
  if (at === -1) return 'same'
  if (Number(theirs[at]) > Number(mine[at])) return 'newer'
  return at === 2 ? 'older patch' : 'older'
}

const numbersOf = (version: string): number[] => version.split('.').map(Number)
