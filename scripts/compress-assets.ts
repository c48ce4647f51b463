import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** hono/compress has no brotli: assets are compressed once, when they are built. */
export async function compressAssets(folder: string) {
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(folder + file)
      await writeFile(`${folder}${file}.br`, await brotli(content))
      await writeFile(`${folder}${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
