import { PGlite } from '@electric-sql/pglite'

/** The whole data folder as one file, for `template`. Nothing else may have the folder open. */
export async function dumpDataDir(dataDir: string): Promise<Buffer> {
  const database = await PGlite.create({ dataDir })
  try {
    const dump = await database.dumpDataDir('none')
    return Buffer.from(await dump.arrayBuffer())
  } finally {
    await database.close()
  }
}
