import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite'
import { compiledStrings } from './compile-strings.ts'
import { asciiSource } from './ascii-source.ts'
import { contractRoutes } from './contract-routes.ts'
import { compressAssets } from './compress-assets.ts'
import { typeFiles } from './type-files.ts'

const root = fileURLToPath(new URL('../apps/web/', import.meta.url))
/** `node scripts/build-web.ts [folder]` */
const dist = process.argv[2] ? `${resolve(process.argv[2])}/` : `${root}dist/`

const payerEntry = 'src/app/entry.client.tsx'
const signInEntry = 'src/app/sign-in-entry.client.tsx'
const shopEntry = 'src/app/shop-entry.client.tsx'
const staffEntry = 'src/app/staff-entry.client.ts'
const staffStart = 'src/app/staff/start.tsx'
const listRoute = 'src/dashboard/transactions/list/TransactionsRoute.tsx'

/**
 * A build each, so that payers carry nothing of the staff app. What so many of its parts share comes as one file: by
 * default it would be a file for each set of parts, 90 of them for the pay page.
 */
const entries = { [payerEntry]: 2, [signInEntry]: 2, [shopEntry]: 2, [staffEntry]: 30 }

type OnLog = NonNullable<Rolldown.InputOptions['onLog']>

/** 'use client' in packages means nothing here. */
const withoutDirectives: OnLog = (level, log, report) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
}

const shared = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [compiledStrings()],
  css: { transformer: 'lightningcss', modules: { generateScopedName: '[hash]_[local]' } },
} satisfies InlineConfig

/** Messages come compiled, and what our contracts need of ts-rest is a hundred lines without its own zod. */
const lighter = {
  alias: {
    '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    '@ts-rest/core': `${root}src/app/contract-runtime.ts`,
  },
}

process.env['NODE_ENV'] = 'production'
await rm(dist, { recursive: true, force: true })
for (const [entry, minShareCount] of Object.entries(entries)) {
  await build({
    ...shared,
    plugins: [...shared.plugins, contractRoutes()],
    resolve: lighter,
    build: {
      outDir: `${dist}client`,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      target: ['chrome111', 'safari16.4', 'firefox121'],
      modulePreload: { polyfill: false },
      manifest: manifestName(entry),
      rolldownOptions: {
        input: root + entry,
        output: { codeSplitting: { groups: [{ name: 'shared', minShareCount }] } },
        onLog: withoutDirectives,
      },
    },
  })
}
await build({
  ...shared,
  plugins: [...shared.plugins, asciiSource()],
  build: {
    outDir: `${dist}server`,
    emptyOutDir: true,
    ssr: `${root}src/app/entry.server.tsx`,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', comments: { jsdoc: false } },
      onLog: withoutDirectives,
    },
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
})
await writeFile(`${dist}server/assets.json`, JSON.stringify(await assetsOfBuilds()))
await compressAssets(`${dist}client/assets/`)

/** The styles and scripts of each build, as `Assets` of apps/web/src/app/assets.ts. */
async function assetsOfBuilds() {
  return {
    payer: await assetsOfBuild(payerEntry),
    shop: await assetsOfBuild(shopEntry),
    signIn: await assetsOfBuild(signInEntry),
    staff: await staffAssets(),
  }
}

/** What a build's pages share, and what each of its chunks brings besides, by the name of the file that it begins with. */
async function assetsOfBuild(entry: string) {
  const manifest = await manifestOf(entry)
  const common = closure(manifest, entry)
  const late = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && key.startsWith('src/'))
  const chunks = late.map(async (key) => {
    const own = [...closure(manifest, key)].filter((each) => !common.has(each))
    return [basename(key).replace(/\.tsx?$/, ''), await assetsOf(manifest, own)] as const
  })
  const { entry: script, ...start } = await startOf(manifest, entry)
  return { entry: script, shared: start, chunks: Object.fromEntries(await Promise.all(chunks)) }
}

/** The styles of the app are inlined, for its frame; its scripts are fetched beside its entry, a list's and the Arabic where they are wanted. */
async function staffAssets() {
  const manifest = await manifestOf(staffEntry)
  const { entry, faces } = await startOf(manifest, staffEntry)
  const app = closure(manifest, staffStart, closure(manifest, staffEntry))
  const { css, cssFiles, scripts } = await assetsOf(manifest, [...app])
  const besideApp = async (module: string) =>
    (
      await assetsOf(
        manifest,
        [...closure(manifest, module)].filter((key) => !app.has(key)),
      )
    ).scripts
  return {
    entry,
    css: css + faces,
    cssFiles,
    scripts: scripts.filter((url) => url !== entry),
    listScripts: await besideApp(listRoute),
    arabicScripts: await besideApp('src/app/staff/arabic-messages.ts'),
  }
}

function manifestName(entry: string): string {
  return `manifest.${basename(entry).split('.', 1)[0]}.json`
}

async function manifestOf(entry: string) {
  return JSON.parse(await readFile(`${dist}client/${manifestName(entry)}`, 'utf8')) as Manifest
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the client build has no chunk for ${key}`)
  return chunk
}

/** A chunk and everything it imports before it runs. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const next of chunkOf(manifest, key).imports ?? []) closure(manifest, next, found)
  return found
}

/** What every page of an entry has. Its type is declared by the page and not by the files, so that it comes after the first paint. */
async function startOf(manifest: Manifest, key: string) {
  const keys = [...closure(manifest, key)]
  const files = new Set(keys.flatMap((one) => chunkOf(manifest, one).css ?? []))
  const faces = await Promise.all([...files].map(takeFaces))
  const { scripts, ...all } = await assetsOf(manifest, keys)
  const entry = `/${chunkOf(manifest, key).file}`
  return { entry, ...all, faces: faces.join(''), scripts: scripts.filter((url) => url !== entry) }
}

async function takeFaces(file: string): Promise<string> {
  const { faces, rest } = typeFiles(await readFile(`${dist}client/${file}`, 'utf8'))
  await writeFile(`${dist}client/${file}`, rest)
  return faces
}

async function assetsOf(manifest: Manifest, keys: string[]) {
  const chunks = keys.map((key) => chunkOf(manifest, key))
  const files = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
  return {
    css: await cssOf(files),
    cssFiles: files.map((file) => `/${file}`),
    scripts: chunks.map(({ file }) => `/${file}`),
  }
}

async function cssOf(files: readonly string[] = []): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(`${dist}client/${file}`, 'utf8')))
  return texts.map((text) => text.trim()).join('')
}
