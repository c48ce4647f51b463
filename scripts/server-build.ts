import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { asciiSource } from './ascii-source.ts'
import { root } from './run.ts'
import { builtServer, serverSource } from './server.ts'

const dist = join(root, 'apps', 'bff', 'dist')
const sources = ['apps/bff/src', 'apps/core/src', 'packages/contracts/src', 'packages/domain/src']
const A_DAY_MS = 86_400_000

/** Of others what every start reads is in the build too, but not what has binaries, threads or folders, or is read late. */
const external = [
  '@block65/webcrypto-web-push',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'bidi-js',
  'hucre',
  'nodemailer',
  'pdfkit',
  'pg',
  'pino',
  'prom-client',
  'sanitize-html',
  'sharp',
]

/**
 * The bff with the core inside it as twenty files: Node resolves, strips and keeps 1,400 of them at every start otherwise.
 * The folder's name is a hash of all that decides its content, so a build can be missing but never out of date, and a
 * server that still runs from the one before finds what it reads late.
 */
export async function buildServer(): Promise<void> {
  const name = `server-${await sourcesHash()}`
  if (!existsSync(join(dist, name))) {
    await mkdir(dist, { recursive: true })
    await dropOldBuilds()
    const unfinished = join(dist, `unfinished-${process.pid}`)
    await bundleInto(unfinished)
    // Another process may have done the same at the same time.
    if (existsSync(join(dist, name))) await rm(unfinished, { recursive: true, force: true })
    else await rename(unfinished, join(dist, name))
  }
  const launcher = `import { main } from './${name}/main.js'

export * from './${name}/main.js'
if (import.meta.main) await main()
`
  if ((await readFile(builtServer, 'utf8').catch(() => '')) !== launcher) {
    await writeFile(builtServer, launcher)
  }
}

async function sourcesHash(): Promise<string> {
  const folders = await Promise.all(
    sources.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    ),
  )
  const hash = createHash('sha256')
  for (const path of [
    'package-lock.json',
    'scripts/ascii-source.ts',
    'scripts/server-build.ts',
    ...folders.flat().toSorted(),
  ]) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function bundleInto(folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root: join(root, 'apps', 'bff'),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [whereItWasWritten(folder), asciiSource()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: serverSource,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: { jsdoc: false },
        },
        onLog: withoutKnown,
      },
    },
    ssr: { noExternal: true, external },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}

/** A module that reads what lies beside it finds it where it was written. */
const whereItWasWritten = (folder: string): Plugin => ({
  name: 'wasl:where-it-was-written',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return null
    const place = JSON.stringify(relative(folder, id).replaceAll('\\', '/'))
    return {
      code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
      map: null,
    }
  },
})

/** What makes databases imports late what the server imports at once. */
const withoutKnown: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, report) => {
  if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') report(level, log)
}

async function dropOldBuilds(): Promise<void> {
  const names = (await readdir(dist)).filter((name) => /^(server|unfinished)-/.test(name))
  for (const path of names.map((name) => join(dist, name))) {
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > A_DAY_MS) await rm(path, { recursive: true, force: true })
  }
}
