import axe from 'axe-core'

/** The accessibility addon checks the light theme; the same story is checked once more in the dark one. */
export async function darkContrast(story: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  dataset.theme = 'dark'
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const { violations } = await axe.run(story, { runOnly: ['color-contrast'] })
  dataset.theme = 'light'
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`),
  )
  if (told.length > 0) throw new Error(`In the dark theme:\n${told.join('\n')}`)
}
