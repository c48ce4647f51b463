import { expect, test } from 'vitest'
import { askedProperties } from './asked-properties.ts'

test('a property that nothing asks for is left out, wherever it is declared', () => {
  const css = ':root{--a:1;--b:2;color:var(--a)}@media print{[data-theme=dark]{--b:3;--a:4}}'
  expect(askedProperties(css, '')).toBe(':root{--a:1;color:var(--a)}@media print{[data-theme=dark]{--a:4}}')
})

test('what only such a property asked for goes with it', () => {
  expect(askedProperties('p{--a:1px;--b:var(--a);--c:calc(2*var(--b));margin:0}', '')).toBe('p{margin:0}')
})

test.each([
  ['p{--a:1;margin:var(--a,2px)}'],
  ['p{margin:max(var(--b,0px),calc(var(--a)*2))}:root{--a:.1;--b: }'],
  ['.a--b:hover{margin:0}p{background:url(x--a:b)}'],
])('%s stays as it is', (css) => {
  expect(askedProperties(css, '')).toBe(css)
})

test('a drawing of the page asks too', () => {
  const css = ':root{--a:#fff;--b:#000;--c:var(--b)}'
  expect(askedProperties(css, '<path fill="var(--a)"/><path fill="var(--a)"/>')).toBe(':root{--a:#fff;}')
  expect(askedProperties(css, '<path style="stop-color:var(--c)"/>')).toBe(':root{--b:#000;--c:var(--b)}')
})
