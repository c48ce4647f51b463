import { byName } from '@wasl/domain/by-name'
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
export const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Text as a spreadsheet reads it: what XML cannot carry goes, and `_x0041_`, which would be read as a sign, is written out. */
export const xmlText = (text: string): string => text.replace(special, (sign) => escapes[sign] ?? '')

const special = /[&<>\r]|_(?=x[\dA-Fa-f]{4}_)|[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu
const escapes: Readonly<Record<string, string>> = byName({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '_x000D_',
  _: '_x005F_',
})
