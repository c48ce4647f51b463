import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CloudWithLine } from './CloudWithLine.tsx'
import { CrossedTicket } from './CrossedTicket.tsx'
import { EmptyBox } from './EmptyBox.tsx'
import { Hourglass } from './Hourglass.tsx'
import { LogoMark } from './LogoMark.tsx'
import { LostPath } from './LostPath.tsx'
import { SleepingLamp } from './SleepingLamp.tsx'

const motifs = { CloudWithLine, CrossedTicket, EmptyBox, Hourglass, LogoMark, LostPath, SleepingLamp }
const artFolder = new URL('../../art/', import.meta.url).pathname
const files = globSync('*.svg', { cwd: artFolder })

test.each(Object.entries(motifs))('%s is small, self-contained and silent', (_name, Motif) => {
  const markup = renderToStaticMarkup(<Motif />)
  expect(markup.length).toBeLessThanOrEqual(3072)
  expect(markup).not.toMatch(/<image|<text|href=|<script| style=/)
  expect(markup).toContain('aria-hidden="true"')
})

test('a drawing that carries meaning has a name', () => {
  expect(renderToStaticMarkup(<LostPath title="Lost" />)).toContain('role="img" aria-label="Lost"')
})

test('ids are unique when every motif stands on one page, twice', () => {
  const all = Object.values(motifs)
  const markup = renderToStaticMarkup(
    <>
      {all.map((Motif) => (
        <Motif key={Motif.name} />
      ))}
      {all.map((Motif) => (
        <Motif key={Motif.name} />
      ))}
    </>,
  )
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids.length).toBe(2 * (all.length - 1))
  expect(new Set(ids).size).toBe(ids.length)
})

test('every picture the seeds name is here', () => {
  const logos = ['tamra', 'nuwair', 'lulwa'].flatMap((name) => [`logo-${name}.svg`, `favicon-${name}.svg`])
  const gateways = ['knet', 'card', 'instalments', 'cash'].map((name) => `gw-${name}.svg`)
  expect(files.toSorted()).toEqual([...logos, ...gateways].toSorted())
})

test.each(files)('%s is a small svg of shapes only', (file) => {
  const svg = readFileSync(artFolder + file, 'utf8')
  expect(svg.length).toBeLessThanOrEqual(3072)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
  expect(svg).not.toMatch(/<image|<text|href|<script|<style|id=|url\(/)
})
