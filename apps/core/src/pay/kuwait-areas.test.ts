import { readFile } from 'node:fs/promises'
import type { PlacedArea } from '@wasl/domain/pin'
import { expect, test } from 'vitest'
import { kuwaitAreas } from './kuwait-areas.ts'

test('the areas are those of the demo, in both languages and with their places', async () => {
  const file = await readFile(new URL('../seed/demo/areas.jsonl', import.meta.url), 'utf8')
  const areas = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PlacedArea)
  expect(kuwaitAreas).toEqual(areas.map(({ en, ar, lat, lng }) => ({ en, ar, lat, lng })))
})
