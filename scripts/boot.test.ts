import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const boot = join(import.meta.dirname, 'boot.mjs')

test('a command gets its arguments, and its exit code is the answer', () => {
  const house = installedHouse(`console.log(process.argv.slice(2).join(' ')); process.exit(7)`)
  const { status, stdout } = run(house, ['start', '--port', '4001'])
  expect([status, stdout.trim()]).toEqual([7, '--port 4001'])
})

test('what is installed is not installed again', () => {
  const house = installedHouse('')
  run(house, ['start'])
  run(house, ['start'])
  expect(existsSync(join(house, 'npm-ran'))).toBe(false)
})

test('a changed lockfile is installed once, without scripts', () => {
  const house = installedHouse('')
  run(house, ['start'])
  writeFileSync(join(house, 'package-lock.json'), '{"changed":true}')
  makeOld(join(house, 'node_modules', '.package-lock.json'))
  run(house, ['start'])
  run(house, ['start'])
  expect(readFileSync(join(house, 'npm-ran'), 'utf8')).toBe(
    'ci --ignore-scripts --no-audit --no-fund --loglevel=error\n',
  )
})

test('a failed install stops the command and says what to try', () => {
  const house = installedHouse('')
  makeOld(join(house, 'node_modules', '.package-lock.json'))
  writeFileSync(join(house, 'bin', 'npm'), '#!/bin/sh\nexit 3\n')
  const { status, stderr } = run(house, ['start'])
  expect([status, stderr.trim()]).toEqual([
    3,
    'Installing failed. Is the network there? Try: npm ci --ignore-scripts',
  ])
})

test('an unknown command names the known ones', () => {
  const { status, stderr } = run(installedHouse(''), ['strat'])
  expect([status, stderr]).toEqual([1, expect.stringContaining('start, test, dev')])
})

const patient = `
  process.on('SIGTERM', () => { console.log('stopping'); process.exit(0) })
  console.log('ready')
  setInterval(() => {}, 1000)
`

test('a signal reaches the command, which stops in its own way', async () => {
  const house = installedHouse(patient)
  const child = spawn(process.execPath, [bootOf(house), 'start'], { env: environment(house) })
  expect(await stopWhenReady(child)).toEqual({ said: 'ready\nstopping\n', code: 0 })
})

test('the command stops when npm ends the shell that stands between them', async () => {
  const house = installedHouse(patient)
  const env = { ...environment(house), npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${bootOf(house)}" start; true`], { env })
  expect(await stopWhenReady(shell)).toMatchObject({ said: 'ready\nstopping\n' })
})

async function stopWhenReady(child: ChildProcessWithoutNullStreams) {
  let said = ''
  const code = await new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      said += String(text)
      if (said === 'ready\n') child.kill('SIGTERM')
    })
    child.on('close', resolve)
  })
  return { said, code }
}

/** A house with boot.mjs, one command, its own Node and an npm that only notes how it was called. */
function installedHouse(start: string): string {
  const house = mkdtempSync(join(tmpdir(), 'wasl-boot-'))
  onTestFinished(() => rmSync(house, { recursive: true }))
  const node = join(house, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  for (const folder of [dirname(node), join(house, 'scripts'), join(house, 'bin')])
    mkdirSync(folder, { recursive: true })
  symlinkSync(process.execPath, node)
  cpSync(boot, join(house, 'scripts', 'boot.mjs'))
  writeFileSync(join(house, 'scripts', 'start.ts'), start)
  writeFileSync(join(house, 'package-lock.json'), '{}')
  writeFileSync(join(house, 'node_modules', '.package-lock.json'), '{}')
  writeFileSync(join(house, 'bin', 'npm'), `#!/bin/sh\necho "$@" >> ${join(house, 'npm-ran')}\n`)
  chmodSync(join(house, 'bin', 'npm'), 0o755)
  return house
}

const bootOf = (house: string) => join(house, 'scripts', 'boot.mjs')
const makeOld = (path: string) => utimesSync(path, 0, 0)

function run(house: string, args: string[]) {
  return spawnSync(process.execPath, [bootOf(house), ...args], {
    env: environment(house),
    encoding: 'utf8',
  })
}

function environment(house: string): NodeJS.ProcessEnv {
  const { npm_execpath: _path, npm_lifecycle_event: _event, ...rest } = process.env
  return { ...rest, PATH: `${join(house, 'bin')}${delimiter}${rest['PATH']}` }
}
