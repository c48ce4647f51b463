import { expect, test } from 'vitest'
import { pictureSvg } from './chart-svg.ts'

const picture = {
  title: 'Fish & "rice" <b>',
  summary: 'More than half',
  drawings: [{ markup: '<path d="M0 0h1"/>', width: 400, height: 200 }],
  legend: [{ text: 'KNET', colour: '#d9650b' }],
  isMirrored: false,
  colours: { ground: '#fff', text: '#111', quiet: '#555' },
  font: 'sans-serif',
}

test('the file stands alone and says what it shows', () => {
  const svg = pictureSvg(picture)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="448"/)
  expect(svg).toContain('<title>Fish &amp; &quot;rice&quot; &lt;b&gt;</title>')
  expect(svg).toContain('KNET</text>')
  expect(svg).not.toContain('class=')
})

test('in Arabic it begins on the right', () => {
  const svg = pictureSvg({ ...picture, isMirrored: true })
  expect(svg).toContain('direction="rtl"')
  expect(svg).toContain('<text x="424"')
})
