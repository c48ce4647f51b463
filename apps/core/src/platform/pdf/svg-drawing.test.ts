import { expect, test } from 'vitest'
import { readSvg } from './svg-drawing.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`

test('shapes are read with the colours of their groups', () => {
  expect(
    readSvg(
      svg(
        '<rect width="32" height="32" rx="8" fill="#f77c1a"/><g fill="none" stroke="#111418"><path d="M1 1z"/></g>',
      ),
    ),
  ).toEqual({
    side: 32,
    shapes: [
      { name: 'rect', attributes: { width: '32', height: '32', rx: '8', fill: '#f77c1a' } },
      { name: 'path', attributes: { fill: 'none', stroke: '#111418', d: 'M1 1z' } },
    ],
  })
})

test.each([
  '<script>1</script>',
  '<image href="https://x.example/a.png"/>',
  '<text>x</text>',
  '<path d="M0 0" transform="scale(2)"/>',
  '<foreignObject/>',
])('a picture with %s is not drawn', (inside) => {
  expect(readSvg(svg(inside))).toBeNull()
})

test('what is no picture is none', () => {
  expect(readSvg('hello')).toBeNull()
})
