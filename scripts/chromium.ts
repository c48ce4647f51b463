import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { run } from './run.ts'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
]
const places = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export type Chromium = { readonly path: string } | { readonly problem: string }

const shell = '/usr/bin/chromium-headless-shell'

/** CHROMIUM, else the system's browser, else Playwright's own copy, else Debian's package where we may install it. */
export async function findOrInstallChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM']
  if (named)
    return runnable(named) ? { path: named } : { problem: `CHROMIUM names ${named}, which is not a program.` }
  const found = findChromium()
  if (found) return { path: found }
  const obstacle = whyNotInstallable()
  if (obstacle) return { problem: advice(obstacle) }
  console.log('Installing Chromium (apt-get, only once) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  const installed = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    env,
  })
  const path = findChromium()
  return path ? { path } : { problem: `${installed.output}\n${advice('apt-get did not install it')}` }
}

/** Debian's Chromium without a window: a third cheaper, and enough for most tests. Null where it cannot be had. */
export async function findOrInstallShell(): Promise<string | null> {
  const named = process.env['CHROMIUM_SHELL']
  if (named) return named
  if (!runnable(shell) && whyNotInstallable() === null) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], {
      env,
    })
  }
  return runnable(shell) ? shell : null
}

function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...places, ...onPath, chromium.executablePath()].find(runnable)
}

function whyNotInstallable(): string | null {
  if (!existsSync('/etc/debian_version') || !runnable('/usr/bin/apt-get')) return 'this is not Debian'
  if (isUbuntu()) return "Ubuntu's chromium is a snap"
  return process.getuid?.() === 0 ? null : 'installing needs root'
}

const isUbuntu = () =>
  existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))

const advice = (obstacle: string) =>
  `The browser tests need Chromium and none was found; it was not installed because ${obstacle}. ` +
  'Install Chromium or Chrome, or set CHROMIUM to the path of one, for example CHROMIUM=/usr/bin/chromium.'

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
