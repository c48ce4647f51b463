import { cleanText } from '@wasl/domain/clean-text'

/** A cell as it is kept: cleaned, and without the blanks around it. */
export const plainText = (text: string): string =>
  // From the beginning of each gap: a cell of a hundred thousand blanks would be read again from every one of them.
  cleanText(text).replace(/^\s+|(?<!\s)\s+$/g, '')
