import { expect, test } from 'vitest'
import { fileOf, shotsOfScreens, shotsOfStories } from './plan.ts'

test('a screen is shown in the twenty required looks, and every shot has a file of its own', () => {
  const shots = shotsOfScreens()
  const full = shots.filter(({ subject, state }) => subject === 'S1 pay page' && state === 'full')
  expect(full.filter(({ theme }) => theme === 'light')).toHaveLength(8)
  expect(full.filter(({ theme }) => theme === 'dark')).toHaveLength(4)
  for (const state of ['loading', 'empty', 'error', 'long text']) {
    const shown = shots.filter((shot) => shot.subject === 'S1 pay page' && shot.state === state)
    expect(shown.map(({ width, locale }) => `${width} ${locale}`)).toEqual(['390 en', '390 ar'])
  }
  expect(new Set(shots.map(fileOf)).size).toBe(shots.length)
})

test('a component is shown in both languages, both themes and three widths', () => {
  const shots = shotsOfStories([{ id: 'ui-table-datatable--states', title: 'ui/Table/DataTable' }])
  expect(shots.map(fileOf)).toEqual([
    'ui-table-datatable-states-en-1440-light.png',
    'ui-table-datatable-states-ar-1024-light.png',
    'ui-table-datatable-states-ar-320-light.png',
    'ui-table-datatable-states-en-320-dark.png',
    'ui-table-datatable-states-en-1024-dark.png',
    'ui-table-datatable-states-ar-1440-dark.png',
  ])
})
