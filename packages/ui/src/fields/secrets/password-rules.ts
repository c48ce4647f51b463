/** The rules of a new password, in the order of S1 §5. */
export const passwordRules = [
  'length',
  'notPersonal',
  'notCommon',
  'notNumeric',
  'special',
  'digit',
  'upperCase',
] as const

export type PasswordRule = (typeof passwordRules)[number]

/**
 * The server knows more of the person, measures how alike two texts are and has the long list of common passwords: here a
 * password is only ever found out, never cleared.
 */
export type RuleState = 'met' | 'open' | 'serverDecides'

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** `personal`: username, e-mail, names of the person. */
export function checkPassword(
  password: string,
  personal: readonly string[],
): Record<PasswordRule, RuleState> {
  const isTyped = password !== ''
  const state = (isMet: boolean): RuleState => (isMet ? 'met' : 'open')
  return {
    length: state([...password].length >= 8),
    notPersonal: isTyped && !isNameOf(personal, password) ? 'serverDecides' : 'open',
    notCommon: isTyped && !isCommon(password) ? 'serverDecides' : 'open',
    notNumeric: state(/[^\p{Nd}]/u.test(password)),
    special: state(/[^\p{L}\p{N}\s]/u.test(password)),
    digit: state(/\p{Nd}/u.test(password)),
    upperCase: state(/\p{Lu}/u.test(password)),
  }
}

/** By the rules alone: all of them and twelve characters are strong. Null before anything is typed. */
export function passwordStrength(
  password: string,
  checked: Record<PasswordRule, RuleState>,
): PasswordStrength | null {
  if (password === '') return null
  const open = passwordRules.filter((rule) => checked[rule] === 'open').length
  if (open > 2) return 'weak'
  if (open > 0) return 'fair'
  return [...password].length >= 12 ? 'strong' : 'good'
}

/** What the server refuses without measuring: a name is half of the password, or more. */
function isNameOf(personal: readonly string[], password: string): boolean {
  const written = plain(password)
  return personal
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(plain)
    .some((part) => part.length >= 3 && part.length * 2 >= written.length && written.includes(part))
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const isCommon = (password: string): boolean => {
  const root = fold(password.replace(/[^\p{L}]+$/u, ''))
  return common.has(root) || common.has(fold(password)) || /^(.)\1*$/u.test(password)
}

const fold = (text: string): string =>
  text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('@', 'a').replaceAll('$', 's')

const common: ReadonlySet<string> = new Set(
  'password passw welcome admin letmein login qwerty qwertyuiop asdfgh zxcvbn iloveyou abc abcd kuwait monkey dragon football'
    .split(' ')
    .concat('l2345678', 'l23456789', 'l234567', 'l23456', 'lllll', 'ooooooo'),
)
