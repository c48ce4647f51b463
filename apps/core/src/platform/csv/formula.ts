/**
 * What a spreadsheet would take for a formula (reliability D-20): a sign at the beginning, behind a quote, a separator or a
 * line's end, in full width too. The same in PostgreSQL's regular expressions and in JavaScript's.
 */
export const formulaPattern = String.raw`^[\t\r\n]|(^|["'${'`'},;|\t\r\n])[\s\u00a0\u200b-\u200f\u2028\u2029\u202a-\u202e\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]`

/** Only this passes as it is although it begins with a sign. */
export const numberPattern = String.raw`^-?\d+(\.\d+)?$`

const formula = new RegExp(formulaPattern)
const number = new RegExp(numberPattern)

export const isFormula = (text: string): boolean => formula.test(text) && !number.test(text)
