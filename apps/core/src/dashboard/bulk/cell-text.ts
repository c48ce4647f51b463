/**
 * Without what nobody sees: control signs, and the marks of direction that are copied along with an address. What joins or
 * parts letters within a name (ZWNJ, ZWJ) stays.
 */
export const plainText = (text: string): string =>
  text
    .replace(/[^\t\n\r\P{Cc}]/gu, '')
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')
    // From the beginning of each gap: a cell of a hundred thousand blanks would be read again from every one of them.
    .replace(/^[\s\u200c\u200d]+|(?<![\s\u200c\u200d])[\s\u200c\u200d]+$/g, '')
