import { filesBelow, textOf } from '@wasl/tests/architecture/source-files'
import { testNames } from '@wasl/tests/architecture/trace'
import { expect, test } from 'vitest'
import { fileOf, leftOut, screens, shotsOfScreens, shotsOfStories } from './plan.ts'

/** The ids of the stories of each file, as Storybook writes them. */
const stories = filesBelow('stories')
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => {
    const [, title = ''] = /title: '([^']+)'/.exec(textOf(path)) ?? []
    const component = title.toLowerCase().replaceAll('/', '-')
    return { path, ids: testNames(path, textOf(path)).map((name) => `${component}--${kebab(name)}`) }
  })
const planned = screens
  .flatMap(({ full, others }) => [full, ...others.map(({ from }) => from)])
  .flatMap((from) => ('story' in from ? from.story : []))

test('every story of the plan is there', () => {
  const known = new Set(stories.flatMap(({ ids }) => ids))
  expect(planned.filter((id) => !known.has(id))).toEqual([])
})

test('a screen that is not in the plan yet is shown all the same', () => {
  const of = (title: string, name: string) => ({
    title,
    id: `${title.toLowerCase().replaceAll('/', '-')}--${name}`,
  })
  const named = of('auth/SignIn', 'nothing-typed')
  const other = of('dashboard/orders/Orders', 'full')
  expect(leftOut([named, of('auth/SignIn', 'anything'), other, of('ui/Button', 'pay')])).toEqual([other])
})

test('a screen is shown in the twenty required looks, and every shot has a file of its own', () => {
  const shots = shotsOfScreens()
  const full = shots.filter(({ subject, state }) => subject === 'pay page' && state === 'full')
  expect(full.filter(({ theme }) => theme === 'light')).toHaveLength(8)
  expect(full.filter(({ theme }) => theme === 'dark')).toHaveLength(4)
  for (const state of ['loading', 'empty', 'error', 'long text']) {
    const shown = shots.filter((shot) => shot.subject === 'pay page' && shot.state === state)
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

/** AColourThatIsTooPale is a-colour-that-is-too-pale. */
function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}
