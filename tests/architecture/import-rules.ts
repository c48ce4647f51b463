import { packageComplaint } from './package-rules.ts'
import { sliceOf } from './slices.ts'

/** One import: repository paths, or a package's name with `npm:` before it. */
export type Import = { readonly from: string; readonly to: string; readonly typeOnly?: boolean }

const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contracts': ['packages/domain'],
  'packages/machines': ['packages/domain', 'packages/contracts'],
  'packages/ui': [],
  'apps/core': ['packages/domain', 'packages/contracts'],
  'apps/bff': ['packages/domain', 'packages/contracts'],
  'apps/web': ['packages/domain', 'packages/contracts', 'packages/machines', 'packages/ui'],
  stories: ['packages/domain', 'packages/contracts', 'packages/machines', 'packages/ui', 'apps/web', 'tests'],
  tests: [
    'packages/domain',
    'packages/contracts',
    'packages/machines',
    'packages/ui',
    'apps/core',
    'apps/bff',
    'apps/web',
  ],
  scripts: ['packages/domain', 'packages/contracts', 'apps/core', 'apps/bff', 'apps/web', 'tests'],
}

/** The one file that may embed the core and the built web renderer in the bff's process. */
const compositionRoot = 'apps/bff/src/main.ts'
/** How the bff and the renderer describe a page to each other; a shape, never code. */
const rendererShape = 'apps/web/src/base/page-data.ts'
/** Typed digits, names, currencies and times are read, and pictures addressed, by the same rules as everywhere; ui knows nothing more of ours. */
const rulesOfUi = ['digits', 'match-text', 'phone', 'currency-signs', 'wall-clock', 'picture-widths'].map(
  (name) => `packages/domain/src/${name}.ts`,
)

/** Explains why `from` may not import `to`, or returns null when it may. */
export function complaint({ from, to, typeOnly = false }: Import): string | null {
  if (to.startsWith('npm:')) return packageComplaint(from, to.slice('npm:'.length))
  const [here, there] = [roomOf(from), roomOf(to)]
  if (here !== there)
    return roomComplaint({ from, to, typeOnly }) ?? contractComplaint({ from, to, typeOnly })
  if (isTest(from)) return null
  return (
    contractComplaint({ from, to }) ??
    sliceComplaint(from, to) ??
    coreComplaint(from, to) ??
    webComplaint(from, to)
  )
}

function roomComplaint({ from, to, typeOnly }: Import): string | null {
  const [here, there] = [roomOf(from), roomOf(to)]
  if (there === 'packages/ui' && to.endsWith('.module.css'))
    return "a component's styles are its own: import the component"
  if (to.startsWith('tests/support/') && isTest(from)) return null
  if (from === compositionRoot && (there === 'apps/core' || there === 'apps/web')) return null
  if (here === 'packages/ui' && rulesOfUi.includes(to)) return null
  if (here === 'apps/bff' && to === rendererShape && typeOnly) return null
  return mayImport[here]?.includes(there) ? null : `${here} must not import ${there}`
}

function contractComplaint({ from, to, typeOnly }: Import): string | null {
  if (roomOf(to) !== 'packages/contracts') return null
  const here = roomOf(from)
  const half = halfOf(to)
  if (here === 'packages/machines' && !typeOnly) return 'machines import types of the contracts, never values'
  if (here === 'packages/contracts') {
    const mine = /\/src\/(core|web)\//.exec(from)?.[1]
    return mine === 'core' && half === 'web' ? 'the core contract does not know the web contract' : null
  }
  const foreign: Readonly<Record<string, string>> = {
    'apps/web': 'core',
    'packages/machines': 'core',
    'apps/core': 'web',
  }
  return half && half === foreign[here] ? `${here} must not import the ${half} contract` : null
}

function sliceComplaint(from: string, to: string): string | null {
  const here = roomOf(from)
  const [mine, theirs] = [sliceOf(from), sliceOf(to)]
  if (!theirs || mine === theirs || here === 'stories' || here === 'tests' || here === 'scripts') return null
  // A web contract is derived from the core's, in whatever slice the core has it.
  if (from.startsWith('packages/contracts/src/web/') && halfOf(to) === 'core') return null
  if (mine)
    return `slice ${mine} must not import slice ${theirs}: compose them in app/, or move the shared part down`
  if (here === 'apps/web' && !from.includes('/src/app/')) return 'only src/app may compose slices'
  if (here === 'apps/core' && !/\/src\/(app|main|order-kinds)\.ts$|\/src\/seed\//.test(from)) {
    return 'core kernel and platform must not know the slices'
  }
  return null
}

/** Handlers speak statuses, stores speak rows, domain speaks facts; a service knows all three, and so does a job. */
const coreLayers = ['handlers', 'jobs', 'service', 'store', 'schema', 'domain']

function coreComplaint(from: string, to: string): string | null {
  if (roomOf(from) !== 'apps/core') return null
  if (from.includes('/src/platform/') && !to.includes('/src/platform/'))
    return 'core platform knows no business word'
  const [mine, theirs] = [layerOf(from), layerOf(to)]
  if (mine === 'domain' && to.includes('/src/platform/')) return 'core domain stays pure: no platform imports'
  if (mine === 'handlers' && (theirs === 'store' || theirs === 'schema')) {
    return `core handlers must go through a service to reach the ${theirs}`
  }
  const [above, below] = [coreLayers.indexOf(mine ?? ''), coreLayers.indexOf(theirs ?? '')]
  return above >= 0 && below >= 0 && below < above ? `core ${mine} must not import ${theirs}` : null
}

/** Bottom first. A file imports its own layer and what lies below it. */
const webLayers = ['i18n', 'base', 'parts', 'desk', 'slice', 'app']
/** Customers open these; what staff screens are made of would be dead weight in their script. */
const publicSlices = ['pay', 'auth', 'catalogue', 'events', 'food']

function webComplaint(from: string, to: string): string | null {
  if (roomOf(from) !== 'apps/web') return null
  const [mine, theirs] = [folderOf(from), folderOf(to)]
  const layer = (folder: string) => webLayers.indexOf(webLayers.includes(folder) ? folder : 'slice')
  if (publicSlices.includes(mine) && theirs === 'desk')
    return 'public slices must not import desk: move the shared part down to base'
  return layer(theirs) > layer(mine) ? `web ${mine} must not import ${theirs}` : null
}

const folderOf = (path: string) => /\/src\/([^/]+)/.exec(path)?.[1] ?? ''

function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first
}

const halfOf = (path: string) => /\/src\/(core|web)(\.ts|\/)/.exec(path)?.[1]
const layerOf = (path: string) => /\.([a-z]+)\.tsx?$/.exec(path)?.[1]
const isTest = (path: string) => /\.(test|fixtures)\.tsx?$/.test(path)
