import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { certificateAndKey } from './certificate.fixtures.ts'
import { checkPlaces } from './check-places.ts'

const own = certificateAndKey()

/** Asked with the files of a folder, by their names. */
async function asked(files: Record<string, string>, { certificate = 'a.pem', key = 'a.key', domain = '' }) {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-places-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const at = (name: string) => join(folder, name)
  for (const [name, content] of Object.entries(files)) await writeFile(at(name), content)
  const dataFolder = at('data')
  await checkPlaces({
    dataFolder,
    coreUrl: null,
    applePay: { merchantId: 'm', certificateFile: at(certificate), keyFile: at(key) },
    appleDomainFile: domain && at(domain),
  })
  return existsSync(dataFolder)
}

const both = { 'a.pem': own.certificate, 'a.key': own.key }

test('files that can be read are taken, and so is a folder with one for each host', async () => {
  await expect(asked({ ...both, proof: 'x' }, { domain: 'proof' })).resolves.toBe(true)
  await expect(asked(both, { domain: '.' })).resolves.toBe(true)
})

test.each([
  [
    /^APPLE_PAY_KEY: .*a\.key is not there, for example APPLE_PAY_KEY=\/etc/,
    { 'a.pem': own.certificate },
    {},
  ],
  [/^APPLE_PAY_CERTIFICATE: .* is a folder/, both, { certificate: '.' }],
  [/^APPLE_PAY_CERTIFICATE: .* is not in PEM/, { ...both, 'a.pem': 'DER' }, {}],
  [/^APPLE_PAY_KEY: .* is not in PEM/, { ...both, 'a.key': '' }, {}],
  [
    /^APPLE_PAY_KEY: .*a\.key does not belong to APPLE_PAY_CERTIFICATE/,
    { ...both, 'a.key': certificateAndKey().key },
    {},
  ],
  [/^APPLE_PAY_DOMAIN_ASSOCIATION: .*proof is not there/, both, { domain: 'proof' }],
  [/^APPLE_PAY_CERTIFICATE: .*\nAPPLE_PAY_KEY: /, {}, {}],
])('a start is refused by the variable and the reason: %s', async (said, files, names) => {
  await expect(asked(files, names)).rejects.toThrow(said)
})

test('where the core is elsewhere, its certificate is its own business', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wasl-places-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  const applePay = { merchantId: 'm', certificateFile: '/missing', keyFile: '/missing' }
  const place = { dataFolder, applePay, appleDomainFile: null }
  await expect(checkPlaces({ ...place, coreUrl: 'http://core.internal' })).resolves.toBeUndefined()
})
