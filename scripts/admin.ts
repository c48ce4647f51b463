/** `npm run admin -- create`: the first administrator of a production installation, and its first merchant where there is none. */
import { parseArgs } from 'node:util'
import { authStrings } from '@wasl/core/auth/auth.strings'
import {
  createAdministrator,
  problemWithWish,
  type AdministratorRefusal,
  type NewAdministrator,
} from '@wasl/core/auth/first-administrator.service'
import { createPasswords } from '@wasl/core/kernel/people/passwords'
import { systemClock } from '@wasl/core/platform/clock'
import { secretOf } from '@wasl/core/platform/config/secret'
import { migrate } from '@wasl/core/platform/db/migrate'
import { createAsking, type Asking } from './asking.ts'
import { configured, openInstallation } from './installation.ts'

const options = {
  username: { type: 'string' },
  email: { type: 'string' },
  'name-en': { type: 'string' },
  'name-ar': { type: 'string' },
  'one-time-code': { type: 'boolean', default: false },
  host: { type: 'string' },
  'merchant-en': { type: 'string' },
  'merchant-ar': { type: 'string' },
  currency: { type: 'string', default: 'KWD' },
  country: { type: 'string', default: 'KW' },
  timezone: { type: 'string', default: 'Asia/Kuwait' },
  brand: { type: 'string', default: '#f77c1a' },
} as const

const asking = createAsking(process.stdin, process.stdout)
try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  if (positionals.join(' ') !== 'create') throw new Error('Which command? npm run admin -- create')
  if (configured().mode !== 'production')
    throw new Error('The demo has its users. Set WASL_MODE=production, WASL_SECRET and PUBLIC_URL.')
  await create(await wishOf(values, asking))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  asking.close()
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

async function wishOf(values: Values, { line, password }: Asking): Promise<NewAdministrator> {
  const { publicUrl } = configured()
  const username = values.username ?? (await line('Username: '))
  const email = values.email ?? (await line('E-mail address: '))
  const nameEn = values['name-en'] ?? (await line('Name in English: '))
  const nameAr = values['name-ar'] ?? (await line('Name in Arabic: '))
  const titleEn = values['merchant-en'] ?? (await line('Merchant in English: '))
  const titleAr = values['merchant-ar'] ?? (await line('Merchant in Arabic: '))
  const { currency, country: countryCode, timezone, brand, host = null } = values
  return {
    username: username.trim(),
    email: email.trim(),
    nameEn,
    nameAr,
    // Never an argument: those are in the history of the shell and in the list of processes.
    password: await password(),
    oneTimeCode: values['one-time-code'],
    host,
    merchant: {
      titleEn,
      titleAr,
      currency,
      countryCode,
      timezone,
      brand,
      host: host ?? new URL(publicUrl).hostname,
    },
  }
}

async function create(wish: NewAdministrator): Promise<void> {
  const problem = problemWithWish(wish, configured().passwordComposition)
  if (problem) throw new Error(reasonOf(problem, wish))
  const { config, database } = await openInstallation()
  try {
    await migrate(database.db)
    const passwords = createPasswords(await secretOf(config))
    const deps = { db: database.db, clock: systemClock, passwords, composition: config.passwordComposition }
    const made = await createAdministrator(deps, wish)
    if (!made.ok) throw new Error(reasonOf(made.error, wish))
    const { host, titleEn } = wish.merchant
    console.log(
      made.value.isNewMerchant
        ? `${titleEn} answers at ${host}, and ${wish.username} administers it.`
        : `${wish.username} administers merchant ${made.value.merchantId}.`,
    )
  } finally {
    await database.stop()
  }
}

function reasonOf(refusal: AdministratorRefusal, { username, host }: NewAdministrator): string {
  switch (refusal.kind) {
    case 'username':
      return 'The username needs 3 to 150 letters, digits, or any of . @ + - _'
    case 'email':
      return 'That is no e-mail address.'
    case 'weak':
      return refusal.rules.map((rule) => `${authStrings[`password.${rule}`]}.`).join('\n')
    case 'unknownHost':
      return `No merchant answers at ${host}.`
    case 'taken':
      return `${username} is there already.`
  }
}
