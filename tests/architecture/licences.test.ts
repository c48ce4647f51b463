import { expect, test } from 'vitest'
import { textOf } from './source-files.ts'

type Package = { readonly license?: string; readonly dev?: boolean; readonly link?: boolean }

const free = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']
/** Beside the free ones: fonts, and what NOTICE names. */
const served = [
  ...free,
  'MIT and ISC',
  '(MIT OR Apache-2.0)',
  '(Unlicense OR Apache-2.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  'MIT AND BSD-3-Clause',
  'OFL-1.1',
  'Unlicense',
  'CC0-1.0',
  'MIT-0',
]
const forDevelopment = [...served, 'MPL-2.0', 'BlueOak-1.0.0', 'Python-2.0', 'CC-BY-4.0']
/** libvips is a library of its own beside `sharp`, which anybody can put another one in the place of (commerce.md D41). */
const bindsItselfAlone = (name: string, licence: string) =>
  licence === 'LGPL-3.0-or-later'
    ? name.startsWith('@img/sharp-libvips-')
    : /^@img\/sharp-(win32-|wasm32$)/.test(name) && licence.startsWith('Apache-2.0 AND LGPL-3.0-or-later')
/** svg-tags names MIT in a field older than `license`, png-js in its LICENSE file. */
const unnamed: Readonly<Record<string, string>> = { 'svg-tags': 'MIT', 'png-js': 'MIT' }

test('every installed package has a licence we may ship, or use while developing', () => {
  expect(installed().flatMap(([name, found]) => licenceComplaint(name, found) ?? [])).toEqual([])
})

test('every licence that is not simply free is named in NOTICE with its package', () => {
  const notice = textOf('NOTICE')
  const named = installed().filter(
    ([, { license = 'MIT' }]) => !free.includes(license) && !license.includes('MIT'),
  )
  const missing = named
    .map(([name]) =>
      name.replace(/^lightningcss-.*/, 'lightningcss').replace(/^@img\/sharp-.*/, '@img/sharp-libvips'),
    )
    .filter((name) => !notice.includes(name))
  expect(named.length).toBeGreaterThan(5)
  expect([...new Set(missing)]).toEqual([])
})

test('a licence that binds what we serve is refused', () => {
  expect(licenceComplaint('grabber', { license: 'AGPL-3.0' })).toBe('grabber is AGPL-3.0')
  expect(licenceComplaint('lightningcss', { license: 'MPL-2.0' })).toBe('lightningcss is MPL-2.0')
  expect(licenceComplaint('lightningcss', { license: 'MPL-2.0', dev: true })).toBe(null)
  expect(licenceComplaint('gluer', { license: 'LGPL-3.0-or-later' })).toBe('gluer is LGPL-3.0-or-later')
  expect(licenceComplaint('@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' })).toBe(null)
  expect(licenceComplaint('silent', {})).toBe('silent is without a licence')
})

function installed(): [name: string, found: Package][] {
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Package> }
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, found]) => [path.split('node_modules/').at(-1) ?? path, found])
}

function licenceComplaint(name: string, { license, dev = false }: Package): string | null {
  const licence = license ?? unnamed[name]
  if (!licence) return `${name} is without a licence`
  if (bindsItselfAlone(name, licence)) return null
  return (dev ? forDevelopment : served).includes(licence) ? null : `${name} is ${licence}`
}
