/**
 * Every space, and every mark that nobody sees. By name: which spaces PostgreSQL's \s knows hangs on the database's locale,
 * and it knows others than JavaScript's.
 */
const unseen = String.raw`[\t\n\v\f\r \u0085\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]`

/**
 * What a spreadsheet would take for a formula (reliability D-20): a sign at the beginning, behind a quote, a separator or a
 * line's end, in full width too. The same in PostgreSQL's regular expressions and in JavaScript's.
 */
export const formulaPattern = String.raw`^[\t\r\n]|(^|["'${'`'},;|\t\r\n])${unseen}*[=+\-@\uff1d\uff0b\uff0d\uff20]`

/** Only this passes as it is although it begins with a sign. */
export const numberPattern = String.raw`^-?[0-9]+(\.[0-9]+)?$`

const formula = new RegExp(formulaPattern)
const number = new RegExp(numberPattern)

export const isFormula = (text: string): boolean => formula.test(text) && !number.test(text)
