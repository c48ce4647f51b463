import { readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
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

/** Routes whose code is fetched apart; their entry module names their chunk in the client's manifest. */
const routeModules = {
  pay: 'src/pay/PayRoute.tsx',
  attempt: 'src/pay/AttemptRoute.tsx',
  delivery: 'src/pay/delivery/delivery-parts.ts',
  details: 'src/pay/details/DetailsRoute.tsx',
  code: 'src/pay/code/CodeRoute.tsx',
  collect: 'src/pay/collect/CollectRoute.tsx',
  link: 'src/pay/link/LinkRoute.tsx',
  receipt: 'src/pay/receipt/ReceiptRoute.tsx',
}

const signInEntry = 'src/app/sign-in-entry.client.tsx'

/** What the result and its receipt share stays out of what every page loads. */
const ofAttempts = {
  name: 'attempt',
  test: /\/src\/(pay\/(AttemptOrder|CopyableRow|PaymentDetails|attempt\.(strings|text)|outcome)|data\/CopyableValue)\.tsx?$/,
  priority: 1,
  includeDependenciesRecursively: false,
}

/** Dialogs come with what opens them. */
const ofDialogs = {
  name: 'dialog',
  test: /\/packages\/ui\/src\/(Dialog|overlays\/(ModalFrame|opener|portal-container))\./,
  priority: 1,
  includeDependenciesRecursively: false,
}

/** What the other pages of payers share and the pay page has not: one small file, so that the pay page goes without it. */
const besidePaying = {
  name: 'beside-paying',
  test: /\/(packages\/ui\/src\/(TextField|FootNote|CopyButton|copy-text|IconButton|layout\/Stack|icons\/CopyIcon)|packages\/domain\/src\/match-text|src\/pay\/useSendOnce)\.tsx?$/,
  priority: 1,
  includeDependenciesRecursively: false,
}

const staffEntry = 'src/app/staff-entry.client.ts'
const staffStart = 'src/app/staff/start.tsx'
const listRoute = 'src/dashboard/transactions/list/TransactionsRoute.tsx'

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** A module and all it needs before it runs. */
function reach(modules: Modules, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reach(modules, next, found)
  return found
}

/** Parts of a few hundred bytes cost a slow line a journey each: those of one purpose come as one file. */
const together = (name: string, minShareCount: number, isIn: (modules: Modules, id: string) => boolean) => ({
  name: (id: string, modules: Modules) => (isIn(modules, id) ? name : null),
  debugName: name,
  minShareCount,
  includeDependenciesRecursively: false,
})

const isOfStart = (modules: Modules, id: string) => reach(modules, root + staffStart).has(id)

/**
 * What opens over a staff page, and its flows, are never in the script that draws the page. Shared by eighteen parts is
 * shared by all; a smaller number carries parts of some into the first script of every one. What the lists of
 * transactions need besides, for the desk is opened most, is one file, and what six other screens share another.
 */
const ofStaff = [
  {
    name: 'phone',
    test: /\/(packages\/ui\/src\/PhoneField|src\/base\/phone\/PayerPhone)\.tsx$/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'staff',
    test: /^(?!.*\/node_modules\/(react-aria|react-aria-components|react-stately|@internationalized|@?xstate)\/)/,
    minShareCount: 18,
  },
  together('list', 2, (modules, id) => reach(modules, root + listRoute).has(id) && !isOfStart(modules, id)),
  together('forms', 6, (modules, id) => !isOfStart(modules, id) && !/\.strings\./.test(id)),
]

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

const forBrowsers = {
  outDir: `${dist}client`,
  assetsInlineLimit: 0,
  cssMinify: 'lightningcss',
  target: ['chrome111', 'safari16.4', 'firefox121'],
  modulePreload: { polyfill: false },
} satisfies InlineConfig['build']

process.env['NODE_ENV'] = 'production'
await rm(dist, { recursive: true, force: true })
await build({
  ...shared,
  plugins: [...shared.plugins, contractRoutes()],
  resolve: lighter,
  build: {
    ...forBrowsers,
    emptyOutDir: true,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: `${root}src/app/entry.client.tsx`,
      output: {
        codeSplitting: {
          groups: [ofAttempts, ofDialogs, besidePaying, { name: 'shared', minShareCount: 2 }],
        },
      },
      onLog: withoutDirectives,
    },
  },
})
await build({
  ...shared,
  plugins: [...shared.plugins, contractRoutes()],
  resolve: lighter,
  build: {
    ...forBrowsers,
    emptyOutDir: false,
    manifest: 'manifest.staff.json',
    rolldownOptions: {
      input: root + staffEntry,
      output: { codeSplitting: { groups: ofStaff } },
      onLog: withoutDirectives,
    },
  },
})
await build({
  ...shared,
  plugins: [...shared.plugins, contractRoutes()],
  resolve: lighter,
  build: {
    ...forBrowsers,
    emptyOutDir: false,
    manifest: 'manifest.sign-in.json',
    rolldownOptions: { input: `${root}${signInEntry}`, onLog: withoutDirectives },
  },
})
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
await writeFile(`${dist}server/assets.json`, JSON.stringify(await assetsByRoute()))
await compressAssets(`${dist}client/assets/`)

/** The styles to inline and the scripts to fetch for each route, as `Assets` of apps/web/src/app/assets.ts. */
async function assetsByRoute() {
  const manifest = await manifestOf('manifest.json')
  const entry = chunkOf(manifest, 'src/app/entry.client.tsx')
  const common = closure(manifest, 'src/app/entry.client.tsx')
  const routes = Object.entries(routeModules).map(async ([name, module]) => {
    const own = [...closure(manifest, module)].filter((key) => !common.has(key))
    return [name, await assetsOf(manifest, own)]
  })
  return {
    entry: `/${entry.file}`,
    shared: await startOf(manifest, 'src/app/entry.client.tsx'),
    routes: Object.fromEntries(await Promise.all(routes)),
    staff: await staffAssets(),
    signIn: await signInAssets(),
  }
}

/** The frame's styles are inlined; the app's scripts and styles are fetched beside its entry, a list's and the Arabic where they are wanted. */
async function staffAssets() {
  const manifest = await manifestOf('manifest.staff.json')
  const entry = closure(manifest, staffEntry)
  const app = closure(manifest, staffStart, new Set(entry))
  const { file, css = [] } = chunkOf(manifest, staffEntry)
  const without = (keys: Iterable<string>, known: Set<string>) => [...keys].filter((key) => !known.has(key))
  const frame = await assetsOf(manifest, without(entry, new Set([staffEntry])))
  const started = await assetsOf(manifest, without(app, new Set([staffEntry])))
  const list = await assetsOf(manifest, without(closure(manifest, listRoute), app))
  const arabic = without(closure(manifest, 'src/app/staff/arabic-messages.ts'), app)
  return {
    entry: `/${file}`,
    css: (await cssOf(css)) + frame.css,
    appCss: started.css,
    cssFiles: started.cssFiles,
    scripts: started.scripts,
    listScripts: list.scripts,
    listCss: list.css,
    listCssFiles: [...css.map((name) => `/${name}`), ...list.cssFiles],
    arabicScripts: (await assetsOf(manifest, arabic)).scripts,
  }
}

/** Everything the first paint and its hydration need. */
async function signInAssets() {
  const manifest = await manifestOf('manifest.sign-in.json')
  return { entry: `/${chunkOf(manifest, signInEntry).file}`, ...(await startOf(manifest, signInEntry)) }
}

async function manifestOf(name: string) {
  return JSON.parse(await readFile(`${dist}client/${name}`, 'utf8')) as Manifest
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

/** What every page of an entry has: its type is declared by the page, not by the files that come late, and so just once. */
async function startOf(manifest: Manifest, key: string) {
  const { file, css = [] } = chunkOf(manifest, key)
  const faces = await Promise.all(css.map(takeFaces))
  const { scripts, ...all } = await assetsOf(manifest, [...closure(manifest, key)])
  return { ...all, faces: faces.join(''), scripts: scripts.filter((url) => url !== `/${file}`) }
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
