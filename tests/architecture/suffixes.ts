import { basename } from 'node:path'

/** A file's suffix tells its floor. The list is closed: a new suffix is a decision, made here. */
const everywhere = ['test', 'process.test', 'storm.test', 'fixtures', 'config']
const floors: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contracts': ['contract'],
  'packages/machines': ['machine', 'machine.test'],
  'packages/ui': ['module'],
  'apps/core': [
    'domain',
    'schema',
    'store',
    'list',
    'service',
    'handlers',
    'jobs',
    'adapter',
    'worker',
    'race',
    'strings',
    'strings.ar',
  ],
  'apps/bff': ['translate', 'handlers', 'strings', 'strings.ar'],
  'apps/web': [
    'page',
    'queries',
    'actors',
    'routes',
    'text',
    'strings',
    'strings.ar',
    'client',
    'server',
    'module',
  ],
  stories: ['stories', 'module', 'vitest.config'],
  tests: ['e2e', 'bench'],
  scripts: [],
}

const emptyNames = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'types',
  'index',
  'misc',
  'shared',
  'constants',
]

/** Explains what is wrong with a file's name, or returns null. */
export function nameComplaint(path: string): string | null {
  const [name = '', ...suffixes] = basename(path)
    .replace(/\.(ts|tsx|css|mjs)$/, '')
    .split('.')
  if (emptyNames.includes(name)) return `${path}: "${name}" names no idea`
  const floor = Object.keys(floors).find((folder) => path.startsWith(`${folder}/`)) ?? ''
  const suffix = suffixes.join('.')
  const layered = suffix.replace(/\.(test|fixtures)$/, '')
  const known = [...everywhere, ...(floors[floor] ?? [])]
  if (suffix === '' || known.includes(suffix) || known.includes(layered)) return null
  return `${path}: .${suffix} is no suffix of ${floor}`
}

/** A component's file exports that one name; types beside it are free. */
export function componentComplaint(path: string, valueExports: readonly string[]): string | null {
  const name = /\/([A-Z][A-Za-z0-9]*)\.tsx$/.exec(path)?.[1]
  if (!name || (valueExports.length === 1 && valueExports[0] === name)) return null
  return `${path} exports ${valueExports.join(', ') || 'nothing'}: a component's file exports its name alone`
}
