/**
 * The first script of every command: `node scripts/boot.mjs <command>`.
 * It runs on whatever Node the machine has, old ones too, so: no dependencies, no node: prefixes, plain syntax.
 */
import { spawn, spawnSync } from 'child_process'
import { createHash } from 'crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'fs'
import { delimiter, dirname, join } from 'path'
import { fileURLToPath } from 'url'

const wantedMajor = 24
const commands = [
  'start',
  'test',
  'dev',
  'storybook',
  'bench',
  'storm',
  'seed',
  'shots',
  'backup',
  'restore',
  'admin',
]
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockfile = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.wasl-install')
const onWindows = process.platform === 'win32'

const command = process.argv[2]
if (commands.indexOf(command) < 0) {
  stop('Which command? One of: ' + commands.join(', '))
}
installWhatIsMissing()
handOver(projectNode(), join(root, 'scripts', command + '.ts'), process.argv.slice(3))

function installWhatIsMissing() {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : ''
  if (installed === wanted) return
  if (!npmInstalledSinceTheLockfileChanged()) install()
  writeFileSync(stamp, wanted + '\n')
}

/** npm writes this file last, so it is younger than the lockfile only after an install that ended well. */
function npmInstalledSinceTheLockfileChanged() {
  const record = join(modules, '.package-lock.json')
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lockfile).mtimeMs
}

function install() {
  console.log('Installing dependencies (only when package-lock.json changes) …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npmScript = process.env.npm_execpath
  const viaNode = npmScript && /npm-cli\.c?js$/.test(npmScript)
  const done = viaNode
    ? spawnSync(process.env.npm_node_execpath || process.execPath, [npmScript].concat(args), {
        cwd: root,
        stdio: 'inherit',
      })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: onWindows })
  if (done.error) stop('npm could not be run: ' + done.error.message)
  if (done.status !== 0)
    stop('Installing failed. Is the network there? Try: npm ci --ignore-scripts', done.status || 1)
}

/** The Node that npm installed for this platform, else the machine's own if it is new enough. */
function projectNode() {
  const system = onWindows ? 'win' : process.platform
  const brought = join(modules, 'node-' + system + '-' + process.arch, 'bin', onWindows ? 'node.exe' : 'node')
  if (existsSync(brought)) return brought
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  return stop(
    'Wasl runs on Node ' +
      wantedMajor +
      ' or later. npm brought none for ' +
      process.platform +
      '-' +
      process.arch +
      ', and this is Node ' +
      process.versions.node +
      '. Install it from https://nodejs.org and run the command again.',
  )
}

function handOver(node, script, args) {
  process.env.PATH = [join(modules, '.bin'), dirname(node), process.env.PATH].join(delimiter)
  const child = spawn(node, [script].concat(args), { cwd: root, stdio: 'inherit' })
  const inTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  const signals = onWindows ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP']
  const watch = process.env.npm_lifecycle_event ? stopWhenOrphaned(child) : undefined
  signals.forEach(function (signal) {
    process.on(signal, function () {
      clearInterval(watch)
      // A terminal gives Ctrl-C to the child itself; sending it again would turn a clean stop into an abrupt one.
      if (signal !== 'SIGINT' || !inTerminal) child.kill(signal)
    })
  })
  child.on('error', function (error) {
    stop('Could not run ' + node + ': ' + error.message)
  })
  child.on('exit', function (code, signal) {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** npm passes a signal to the shell between us, which dies of it without a word. */
function stopWhenOrphaned(child) {
  const parent = process.ppid
  const watch = setInterval(function () {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 200)
  return watch
}

function stop(message, status) {
  console.error(message)
  process.exit(status || 1)
}
