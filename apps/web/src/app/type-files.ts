const faceOfFile = /@font-face\{[^}]*\burl\([^}]*\}/g
const sheets = new Map<string, { faces: string; rest: string }>()

/** Minified `css` in two: the type that comes as files, and all else. */
export function typeFiles(css: string): { faces: string; rest: string } {
  const known = sheets.get(css)
  if (known) return known
  const sheet = { faces: (css.match(faceOfFile) ?? []).join(''), rest: css.replace(faceOfFile, '') }
  // The build has a handful.
  sheets.set(css, sheet)
  return sheet
}
