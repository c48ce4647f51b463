import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LostPath } from './LostPath.tsx'
import { motifs, scenes } from './motifs.ts'

const artFolder = new URL('../../art/', import.meta.url).pathname
const files = globSync('**/*.svg', { cwd: artFolder })

/** What the seeds call `svg:name`. */
const seeded = `
  dates-box dates-pistachio dates-tahini coffee-bag coffee-bag-dark syrup dallah finjan tray gift-card tote candle
  shakshuka balaleet foul toast fish shrimp-rice shrimp machboos machboos-lamb grill kebab salad hummus fattoush
  rangina luqaimat milk-cake latte karak cooler water
  cat-breakfast cat-sea cat-rice cat-salad cat-sweets cat-coffee
  ev-tasting ev-baking ev-reading ev-pearl ev-kids
  banner-stuffed banner-tray
  branch/seafront branch/mubarak branch/kitchen branch/jabriya branch/fintas
`
  .trim()
  .split(/\s+/)

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
  expect(ids.length).toBe(2 * Object.keys(scenes).length)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every picture the seeds name is here', () => {
  const logos = ['tamra', 'nuwair', 'lulwa'].flatMap((name) => [`logo-${name}.svg`, `favicon-${name}.svg`])
  const gateways = ['knet', 'card', 'instalments', 'cash'].map((name) => `gw-${name}.svg`)
  const pictures = seeded.map((name) => `${name}.svg`)
  expect(files.toSorted()).toEqual([...logos, ...gateways, ...pictures].toSorted())
})

test.each(files)('%s is a small svg of shapes only', (file) => {
  const svg = readFileSync(artFolder + file, 'utf8')
  // A banner is as wide as the page.
  expect(svg.length).toBeLessThanOrEqual(file.startsWith('banner-') ? 8192 : 3072)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
  expect(svg).not.toMatch(/<image|<text|href|<script|<style|id=|url\(/)
})
