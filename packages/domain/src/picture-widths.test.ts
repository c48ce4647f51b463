import { expect, test } from 'vitest'
import { sourceAt, sourcesOf, widthsOf } from './picture-widths.ts'

const address = '/api/v1/picture/picture_abcdefghijklmnopqrst-1'

test.each([
  [6_000, [320, 640, 1280, 1920]],
  [1_920, [320, 640, 1280, 1920]],
  [900, [320, 640, 900]],
  [320, [320]],
  [12, [12]],
])('a picture %d wide is kept at %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths)
})

test('SHOP-02: the address of an uploaded picture says at which widths it is there', () => {
  expect(sourcesOf(`${address}-900`)).toBe(`${address}-320 320w, ${address}-640 640w, ${address}-900 900w`)
  expect(sourceAt(`${address}-900`, 96)).toBe(`${address}-320`)
  expect(sourceAt(`${address}-900`, 641)).toBe(`${address}-900`)
  expect(sourceAt(`${address}-900`, 4_000)).toBe(`${address}-900`)
})

test('a drawing and a logo have one size', () => {
  for (const url of ['/art/dates-box.svg', address]) {
    expect(sourcesOf(url)).toBeNull()
    expect(sourceAt(url, 96)).toBe(url)
  }
})
