/** `npm run shots -- [words]`: the pictures a reviewer scores (ux E), in .cache/shots, with a contact sheet. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtEntries, serveStorybook } from '@wasl/tests/stories/static-storybook'
import { openBrowser } from './bench/pages.ts'
import { startProduct, withDataFolder } from './product.ts'
import { buildStorybook, buildWhatIsStale } from './build.ts'
import { root, stopWithChildren } from './run.ts'
import { createCamera, inOrder, type Taken } from './shots/capture.ts'
import { helpIfAsked } from './help.ts'
import { contactSheet } from './shots/contact-sheet.ts'
import { leftOut, shotsOfScreens, shotsOfStories, type Shot } from './shots/plan.ts'

const folder = join(root, '.cache', 'shots')
helpIfAsked('shots')
const wanted = process.argv.slice(2).join(' ').toLowerCase()
const lanes = 2

stopWithChildren()
mkdirSync(folder, { recursive: true })
for (const built of [await buildWhatIsStale(), await buildStorybook()]) {
  if (!built.ok) throw new Error(`${built.output}\nIt does not build.`)
}

const shots = [...shotsOfScreens(), ...shotsOfStories(await componentsToShow())].filter((shot) =>
  `${shot.subject} ${shot.state}`.toLowerCase().includes(wanted),
)
console.log(`${shots.length} shots …`)
const taken = await withDataFolder((dataFolder) => takeAll(shots, dataFolder))
writeFileSync(join(folder, 'index.html'), contactSheet(taken))

for (const { file, problems } of taken)
  for (const problem of problems) console.log(`✗ ${file}: ${problem.split('\n')[0]}`)
const clean = taken.filter(({ problems }) => problems.length === 0).length
console.log(`${clean} of ${shots.length} without a problem: ${join(folder, 'index.html')}`)
process.exitCode = taken.length === shots.length ? 0 : 1

async function takeAll(all: readonly Shot[], dataFolder: string): Promise<Taken[]> {
  const product = await startProduct({ dataFolder })
  const storybook = await serveStorybook()
  const browser = await openBrowser({ isWhole: false })
  const places = { product: product.url, storybook: storybook.url, folder }
  const results = new Map<Shot, Taken>()
  const left = inOrder(all)
  try {
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        const camera = createCamera(browser, places)
        for (let next = left.shift(); next; next = left.shift()) results.set(next, await camera.take(next))
        await camera.close()
      }),
    )
    return all.flatMap((shot) => results.get(shot) ?? [])
  } finally {
    await browser.close()
    storybook.stop()
    await product.stop()
  }
}

/** The foundations, of each component the states side by side, and screens that are not in the plan yet. */
async function componentsToShow() {
  const stories = (await builtEntries()).filter(({ type }) => type === 'story')
  return [
    ...stories.filter(({ id, title }) => title.startsWith('foundations/') || id.endsWith('--states')),
    ...leftOut(stories),
  ]
}
