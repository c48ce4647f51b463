import { crowdedCellsOn } from './cells.ts'
import { overflowOn } from './overflow.ts'
import type { StoryPage } from './story-page.ts'

/** What is lost where somebody's texts are twice as large as usual (ux D1). Leaves the page as it was. */
export async function lostInLargeText({
  page,
  resize,
}: Pick<StoryPage, 'page' | 'resize'>): Promise<string[]> {
  const size = (text: string) =>
    page.evaluate((wanted) => (document.documentElement.style.fontSize = wanted), text)
  await size('200%')
  await resize(wide)
  const lost = [...(await overflowOn(page)), ...(await crowdedCellsOn(page))]
  await size('')
  return lost
}

/** What is lost where somebody sets their texts wider apart (WCAG 1.4.12). Leaves the page as it was. */
export async function lostInSpacedText({ page }: Pick<StoryPage, 'page'>): Promise<string[]> {
  const style = await page.addStyleTag({ content: spaced })
  // The last letter of a line has its distance too.
  const lost = [...(await overflowOn(page, { slack: 5 })), ...(await crowdedCellsOn(page, { slack: 3 }))]
  await style.evaluate((element) => (element instanceof Element ? element.remove() : undefined))
  return lost
}

const wide = { width: 1280, height: 1024 }
const spaced =
  '*{line-height:1.5!important;word-spacing:.16em!important} :lang(en),:lang(en) *{letter-spacing:.12em!important} p{margin-block-end:2em!important}'
