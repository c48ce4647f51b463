import { readFile } from 'node:fs/promises'
import { areaNamed } from '@wasl/domain/area-search'
import { comparePin, isInKuwait, type PlacedArea } from '@wasl/domain/pin'
import { expect, test } from 'vitest'
import { kuwaitAreas } from './kuwait-areas.ts'

test('the areas of the demo are among them, in both languages and with their places', async () => {
  const file = await readFile(new URL('../../seed/demo/areas.jsonl', import.meta.url), 'utf8')
  const areas = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PlacedArea)
  expect(areas.length).toBeGreaterThan(40)
  expect(kuwaitAreas).toEqual(
    expect.arrayContaining(areas.map(({ en, ar, lat, lng }) => ({ en, ar, lat, lng }))),
  )
})

test('every area lies in Kuwait, is found by each of its names, and agrees with a pin in its middle', () => {
  for (const area of kuwaitAreas) {
    expect([areaNamed(kuwaitAreas, area.en), areaNamed(kuwaitAreas, area.ar)]).toEqual([area, area])
    expect([area.en, isInKuwait(area)]).toEqual([area.en, true])
    expect(comparePin(area, area, kuwaitAreas)).toEqual({ kind: 'agrees' })
  }
})

test.each([
  ['Dasman', 'الشويخ', 'Sulaibikhat', 'جابر الأحمد', 'Failaka'],
  ['Nugra', 'السلام', 'Hitteen', 'الشهداء', 'Mubarak Al-Abdullah'],
  ['Omariya', 'الرقعي', 'Ishbiliya', 'الأندلس', 'Sabah Al-Nasser'],
  ['Adan', 'القصور', 'Qurain', 'مبارك الكبير', 'Masayel'],
  ['Egaila', 'الصباحية', 'Riqqa', 'صباح الأحمد', 'Wafra'],
  ['Naeem', 'تيماء', 'Saad Al-Abdullah', 'الصليبية', 'Mutlaa'],
])('people of a governorate find where they live: %s, %s, %s, %s, %s', (...names) => {
  expect(names.filter((name) => areaNamed(kuwaitAreas, name) === null)).toEqual([])
})
