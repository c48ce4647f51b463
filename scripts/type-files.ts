const faceOfFile = /@font-face\{[^}]*\burl\([^}]*\}/g

/** Minified `css` in two: the type that comes as files, and all else. */
export const typeFiles = (css: string): { faces: string; rest: string } => ({
  faces: (css.match(faceOfFile) ?? []).join(''),
  rest: css.replace(faceOfFile, ''),
})
