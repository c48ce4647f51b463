import { createPrivateKey, X509Certificate } from 'node:crypto'
import { access, constants, readdir, readFile, stat } from 'node:fs/promises'
import { byName } from '@wasl/domain/by-name'
import { makeFolder } from '../make-folder.ts'
import type { Config } from './config.ts'
import { variables, type Variable } from './environment.ts'

/** What the configuration names is not there, or not what it should be. */
class PlacesRefused extends Error {
  override readonly name = 'PlacesRefused'
}

/** Before anything is opened: the data folder is there, and the files that variables name can be read by this process. */
export async function checkPlaces(
  config: Pick<Config, 'dataFolder' | 'coreUrl' | 'applePay' | 'appleDomainFile'>,
): Promise<void> {
  await makeFolder(config.dataFolder)
  // Where the core is elsewhere, it is the core that proves itself to Apple.
  const { certificateFile, keyFile } = (config.coreUrl === null && config.applePay) || {}
  const [certificate, key, domain] = await Promise.all([
    certificateFile
      ? read('APPLE_PAY_CERTIFICATE', certificateFile, (text) => new X509Certificate(text))
      : null,
    keyFile ? read('APPLE_PAY_KEY', keyFile, createPrivateKey) : null,
    config.appleDomainFile ? domainProblem(config.appleDomainFile) : undefined,
  ])
  const problems = [certificate?.problem, key?.problem, domain].filter((problem) => problem !== undefined)
  if (certificate?.value && key?.value && !certificate.value.checkPrivateKey(key.value)) {
    problems.push(refusal('APPLE_PAY_KEY', `${keyFile} does not belong to APPLE_PAY_CERTIFICATE`))
  }
  if (problems.length > 0) throw new PlacesRefused(problems.join('\n'))
}

type Read<T> = { value: T; problem?: never } | { value?: never; problem: string }

async function read<T>(name: Variable, file: string, parse: (pem: Buffer) => T): Promise<Read<T>> {
  try {
    const pem = await readFile(file)
    try {
      return { value: parse(pem) }
    } catch {
      return { problem: refusal(name, `${file} is not in PEM, or a password is on it`) }
    }
  } catch (error) {
    return { problem: refusal(name, whyUnreadable(file, error)) }
  }
}

/** A file, or a folder with one for each host. */
async function domainProblem(place: string): Promise<string | undefined> {
  try {
    if ((await stat(place)).isDirectory()) await readdir(place)
    else await access(place, constants.R_OK)
    return undefined
  } catch (error) {
    return refusal('APPLE_PAY_DOMAIN_ASSOCIATION', whyUnreadable(place, error))
  }
}

const reasons: Readonly<Record<string, string>> = byName({
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EACCES: 'may not be read by the user that Wasl runs as',
  EPERM: 'may not be read by the user that Wasl runs as',
  EISDIR: 'is a folder',
})

function whyUnreadable(place: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return `${place} ${reasons[code] ?? `cannot be read (${code})`}`
}

const refusal = (name: Variable, problem: string): string =>
  `${name}: ${problem}, for example ${name}=${variables[name].example}`
