import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const beginning = 'wasl-run-'
/** An older demo is another one: attempts that were under way when it was seeded end after a quarter of an hour. */
const freshMs = 600_000

/**
 * A folder that takes seconds to make and a fraction of one to copy: the first file of a worker makes it, the others find
 * it. All files of one run have the same parent; those that run at the same time have different pool ids.
 */
export async function freshTemplate(
  name: string,
  make: (folder: string) => Promise<void>,
  isUsable: (template: string) => Promise<boolean> = async () => true,
): Promise<string> {
  const run = `${process.ppid}-${process.env['VITEST_POOL_ID'] ?? '1'}`
  const place = join(tmpdir(), `${beginning}${run}-${name}`)
  if ((await ageMs(place)) < freshMs && (await isUsable(place))) return place
  await dropOldTemplates()
  const unfinished = await mkdtemp(join(tmpdir(), `${beginning}unfinished-`))
  await make(unfinished)
  await rm(place, { recursive: true, force: true })
  await rename(unfinished, place)
  return place
}

async function dropOldTemplates(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name)
    if (!name.startsWith(beginning)) continue
    if ((await ageMs(path)) > freshMs) await rm(path, { recursive: true, force: true })
  }
}

const ageMs = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  )
