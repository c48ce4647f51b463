import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const page =
  '<main class="page wide" data-tight="" aria-busy="true"><svg class="icon" data-tone="info"></svg></main>'

test.each([
  ['.page{margin:0}'],
  ['.page.wide>.icon[data-tone=info]{margin:0}'],
  ['.closed,.page:hover{margin:0}'],
  ['.page:not(.closed){margin:0}'],
  [':is(.closed,.open):focus{margin:0}'],
  ['main:has(>.closed){margin:0}'],
  ['a[href$=".pdf"],b{margin:0}'],
  [':root{--a:1}'],
  ['.page[data-tight],.page[aria-busy="true"]{margin:0}'],
  ['.page:not([data-tone=danger]){margin:0}'],
  ['[data-theme=dark] .page,[aria-busy=false]{margin:0}'],
  ['.icon[data-tone^=dang]{margin:0}'],
  ['@font-face{font-family:A;src:url(a.woff2)}'],
  ['@keyframes closed{0%{margin:0}to{margin:1px}}'],
  ['@layer one,two;'],
  ['.page:after{content:"}.closed{"}'],
  ['@media (width<=760px){@supports (mask:none){.icon{margin:0}}}'],
])('%s may be needed', (css) => {
  expect(usedStyles(css, page)).toBe(css)
})

test.each([
  ['.closed{margin:0}'],
  ['.page .closed,.open{margin:0}'],
  ['.closed:not(.page){margin:0}'],
  ['.closed:after{content:"{"}'],
  ['.icon[data-tone=danger]{margin:0}'],
  ['.page[data-tight] .icon[data-size],.page[aria-busy=false]{margin:0}'],
  ['@media print{.page{margin:0}}'],
  ['@media screen{.closed{margin:0}}'],
  ['@media screen{@container (width<=20rem){.closed{margin:0}}}'],
])('%s cannot apply', (css) => {
  expect(usedStyles(css, page)).toBe('')
})

test('what is left keeps its order and its conditions', () => {
  const css = '.icon{a:b}.closed{a:b}@media screen{.closed{a:b}.page{a:b}}:root{a:b}.wide{a:b}'
  expect(usedStyles(css, page)).toBe('.icon{a:b}@media screen{.page{a:b}}:root{a:b}.wide{a:b}')
  expect(usedStyles(css, '<p class="closed">')).toBe('.closed{a:b}@media screen{.closed{a:b}}:root{a:b}')
})
