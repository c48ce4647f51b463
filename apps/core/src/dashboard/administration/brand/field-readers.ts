import { isEmail } from '@wasl/domain/email'
import { isPhoneShaped, normalisePhone } from '@wasl/domain/phone'
import type { BrandAdministrationString } from './brand.strings.ts'

export type BrandProblem = { field: string; says: BrandAdministrationString }

/** Reads a form field by field, and remembers what is wrong with each. */
export function fieldReaders(problems: BrandProblem[]) {
  const wrong = (field: string, says: BrandAdministrationString) => void problems.push({ field, says })
  return {
    wrong,
    required(field: string, text: string): string {
      if (text === '') wrong(field, 'brandSetup.required')
      return text
    },
    optional: (text: string): string | null => text || null,
    colour(field: string, text: string): string {
      if (!/^#[0-9a-f]{6}$/i.test(text)) wrong(field, 'brandSetup.colour')
      return text.toLowerCase()
    },
    address(field: string, text: string): string | null {
      if (text !== '' && !isAddress(text)) wrong(field, 'brandSetup.address')
      return text || null
    },
    email(field: string, text: string): string | null {
      if (text !== '' && !isEmail(text)) wrong(field, 'brandSetup.email')
      return text || null
    },
    phone(field: string, text: string): string | null {
      if (text !== '' && !isPhoneShaped(text)) wrong(field, 'brandSetup.phone')
      return normalisePhone(text) || null
    },
    /** One that was uploaded here, or the one that stands there already. */
    picture(field: string, path: string, { before, known }: PictureFacts): string | null {
      if (path === '' || path === before) return path || null
      if (!known.has(path)) wrong(field, 'brandSetup.picture')
      return path
    },
  }
}

export type PictureFacts = { before: string | null; known: ReadonlySet<string> }

function isAddress(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}
