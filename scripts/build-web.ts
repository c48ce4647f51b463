import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite'
import { compiledStrings, compileMessages } from './compile-strings.ts'

const root = fileURLToPath(new URL('../apps/web/', import.meta.url))
/** `node scripts/build-web.ts [folder]` */
const dist = process.argv[2] ? `${resolve(process.argv[2])}/` : `${root}dist/`

/** Routes whose code is fetched apart; their entry module names their chunk in the client's manifest. */
const routeModules = {
  pay: 'src/pay/PayRoute.tsx',
  attempt: 'src/pay/AttemptRoute.tsx',
  delivery: 'src/pay/delivery/delivery-parts.ts',
  details: 'src/pay/details/DetailsRoute.tsx',
  code: 'src/pay/code/CodeRoute.tsx',
  receipt: 'src/pay/receipt/ReceiptRoute.tsx',
}

/** What the result and its receipt share stays out of what every page loads. */
const ofAttempts = {
  name: 'attempt',
  test: /\/src\/pay\/(AttemptOrder|PaymentDetails|attempt\.(strings|text)|outcome)\.tsx?$/,
  priority: 1,
  includeDependenciesRecursively: false,
}

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

process.env['NODE_ENV'] = 'production'
await rm(dist, { recursive: true, force: true })
await build({
  ...shared,
  resolve: {
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  build: {
    outDir: `${dist}client`,
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    target: ['chrome111', 'safari16.4', 'firefox121'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: `${root}src/entry.client.tsx`,
      output: { codeSplitting: { groups: [ofAttempts, { name: 'shared', minShareCount: 2 }] } },
      onLog: withoutDirectives,
    },
  },
})
await build({
  ...shared,
  build: {
    outDir: `${dist}server`,
    emptyOutDir: true,
    ssr: `${root}src/entry.server.tsx`,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js' }, onLog: withoutDirectives },
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
})
await writeFile(`${dist}server/assets.json`, JSON.stringify(await assetsByRoute()))
await mkdir(`${dist}messages`)
for (const [locale, messages] of Object.entries(await compileMessages(`${root}src`))) {
  await writeFile(`${dist}messages/${locale}.json`, JSON.stringify(messages))
}
await compressAssets(`${dist}client/assets/`)

/** The styles to inline and the scripts to fetch for each route, as `Assets` of apps/web/src/app/assets.ts. */
async function assetsByRoute() {
  const manifest = JSON.parse(await readFile(`${dist}client/manifest.json`, 'utf8')) as Manifest
  const entry = chunkOf(manifest, 'src/entry.client.tsx')
  const common = closure(manifest, 'src/entry.client.tsx')
  const routes = Object.entries(routeModules).map(async ([name, module]) => {
    const own = [...closure(manifest, module)].filter((key) => !common.has(key))
    return [name, await assetsOf(manifest, own)]
  })
  return {
    entry: `/${entry.file}`,
    shared: await assetsOf(
      manifest,
      [...common].filter((key) => key !== 'src/entry.client.tsx'),
      entry.css,
    ),
    routes: Object.fromEntries(await Promise.all(routes)),
  }
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

async function assetsOf(manifest: Manifest, keys: string[], extraCss: string[] = []) {
  const chunks = keys.map((key) => chunkOf(manifest, key))
  const cssFiles = [...new Set([...extraCss, ...chunks.flatMap(({ css }) => css ?? [])])]
  const css = await Promise.all(cssFiles.map((file) => readFile(`${dist}client/${file}`, 'utf8')))
  return {
    css: css.map((text) => text.trim()).join(''),
    cssFiles: cssFiles.map((file) => `/${file}`),
    scripts: chunks.map(({ file }) => `/${file}`),
  }
}

/** hono/compress has no brotli: assets are compressed once, here. */
async function compressAssets(folder: string) {
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
