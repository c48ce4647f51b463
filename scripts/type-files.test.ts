import { expect, test } from 'vitest'
import { typeFiles } from './type-files.ts'

test('type that comes as files is told from its stand-ins and from all else', () => {
  const file = '@font-face{font-family:A;src:url(/a.woff2)format("woff2");unicode-range:U+6??}'
  const standIn = '@font-face{font-family:A Fallback;src:local(Arial);size-adjust:97%}'
  const rules = ':root{--a:1}body{background:url(/b.png)}@media print{body{margin:0}}'
  expect(typeFiles(file + standIn + rules + file)).toEqual({ faces: file + file, rest: standIn + rules })
  expect(typeFiles(rules)).toEqual({ faces: '', rest: rules })
})
