import { parseArgs } from 'node:util'
import { authStrings } from '@wasl/core/auth/auth.strings'
import {
  createAdministrator,
  problemWithWish,
  type AdministratorRefusal,
  type NewAdministrator,
} from '@wasl/core/auth/first-administrator.service'
import { createPasswords } from '@wasl/core/kernel/people/passwords'
import type { Asking } from '../asking.ts'
import { configured } from '../installation.ts'
import { inInstallation } from './at-work.ts'
import { merchantOptions } from './merchant.ts'
import { fieldSentences, whyNotMeant } from './sentences.ts'

const options = {
  ...merchantOptions,
  username: { type: 'string' },
  email: { type: 'string' },
  'name-en': { type: 'string' },
  'name-ar': { type: 'string' },
  'one-time-code': { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** `npm run admin -- create`: an administrator of a merchant, and the first merchant where there is none. */
export async function create(args: string[], asking: Asking): Promise<void> {
  const wish = await wishOf(parseArgs({ args, options }).values, asking)
  const problem = problemWithWish(wish, configured().passwordComposition)
  if (problem) throw new Error(reasonOf(problem, wish))
  const made = await inInstallation(({ db, clock, config, key }) =>
    createAdministrator(
      { db, clock, passwords: createPasswords(key), composition: config.passwordComposition },
      wish,
    ),
  )
  if (!made.ok) throw new Error(reasonOf(made.error, wish))
  const { host, titleEn } = wish.merchant
  console.log(
    made.value.isNewMerchant
      ? `${titleEn} answers at ${host}, and ${wish.username} administers it.`
      : `${wish.username} administers merchant ${made.value.merchantId}.`,
  )
}

async function wishOf(values: Values, { line, password }: Asking): Promise<NewAdministrator> {
  const { publicUrl } = configured()
  const username = values.username ?? (await line('Username: '))
  const email = values.email ?? (await line('E-mail address: '))
  const nameEn = values['name-en'] ?? (await line('Name in English: '))
  const nameAr = values['name-ar'] ?? (await line('Name in Arabic: '))
  const { currency, country: countryCode, timezone, brand, host = null } = values
  // Whoever names a host speaks of a merchant that is there, unless they say what the first one is called.
  const title = async (option: 'merchant-en' | 'merchant-ar', question: string) =>
    values[option] ?? (host === null ? await line(question) : '')
  const titleEn = await title('merchant-en', 'Merchant in English: ')
  const titleAr = await title('merchant-ar', 'Merchant in Arabic: ')
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

function reasonOf(refusal: AdministratorRefusal, { username, merchant }: NewAdministrator): string {
  switch (refusal.kind) {
    case 'username':
      return 'The username needs 3 to 150 letters, digits, or any of . @ + - _'
    case 'email':
      return 'That is no e-mail address.'
    case 'weak':
      return refusal.rules.map((rule) => `${authStrings[`password.${rule}`]}.`).join('\n')
    case 'fields':
      return fieldSentences(refusal.fields, merchant)
    case 'taken':
      return `${username} is there already.`
    default:
      return whyNotMeant(refusal)
  }
}
