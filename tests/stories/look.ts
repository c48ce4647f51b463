import { axeButContrastOn, axeOn, darkContrastOn } from './axe-on.ts'
import { crowdedCellsOn } from './cells.ts'
import { unmarkedFocusOn, unshapedOn } from './forced-colours.ts'
import { lostInLargeText, lostInSpacedText } from './large-text.ts'
import { boxesOn, mirrorComplaints } from './mirror.ts'
import { movingOn } from './motion.ts'
import { overflowOn } from './overflow.ts'
import type { Entry } from './static-storybook.ts'
import { desk, type StoryPage } from './story-page.ts'
import { smallTargetsOn } from './targets.ts'

/** By the fact they break; nothing when all hold. */
export type Complaints = Record<string, readonly string[]>

const phone = { width: 390, height: 844 }
/** 400 % of 1280 by 1024. */
const zoomed = { width: 320, height: 256 }

/** What is wrong with a story in English and in light, where most stories are looked at. */
export async function look(storyPage: StoryPage, story: Entry): Promise<Complaints> {
  return found(await inEnglish(storyPage, story))
}

/** And in Arabic, in the dark, in forced colours, on a phone, enlarged and with longer texts. Each language is played once. */
export async function lookWholly(storyPage: StoryPage, story: Entry): Promise<Complaints> {
  const { page, show, change, resize } = storyPage
  const english = await inEnglish(storyPage, story)
  const dark = await darkContrastOn(page)
  const spaced = await lostInSpacedText(storyPage)
  const mirror = await turnedAround(storyPage)

  const arabic = await show(story.id, 'ar')
  const arabicAxe = await axeButContrastOn(page)
  const arabicCells = await crowdedCellsOn(page)
  const large = await lostInLargeText(storyPage)
  await resize(phone)
  const targets = await smallTargetsOn(page, isTouched(story) ? 44 : 24)
  await resize(zoomed)
  const reflow = await overflowOn(page)
  await change({ locale: 'pseudo' })
  const longTexts = await overflowOn(page)
  // Focus moves what is open, so it comes last.
  const forcedColours = [...(await unshapedOn(page)), ...(await unmarkedFocusOn(page))]

  return found({
    ...english,
    'in Arabic': arabic,
    'contrast in the dark': dark,
    'axe in Arabic': arabicAxe,
    'a cell is too narrow in Arabic': arabicCells,
    'does not hold texts set apart': spaced,
    'does not hold texts twice as large': large,
    'is not mirrored': mirror,
    'is too small to press': targets,
    'does not reflow at 320 × 256 px': reflow,
    'does not hold texts a third longer': longTexts,
    'is lost in forced colours': forcedColours,
  })
}

async function inEnglish({ page, show }: StoryPage, { id }: Entry): Promise<Complaints> {
  return {
    'in English': await show(id, 'en'),
    'moves for who asked for less motion': await movingOn(page),
    axe: await axeOn(page),
    'a cell is too narrow': await crowdedCellsOn(page),
  }
}

/** Looked at twice before it is blamed: a map or a font may have arrived in between. */
async function turnedAround(
  { page, change }: Pick<StoryPage, 'page' | 'change'>,
  isLast = false,
): Promise<string[]> {
  const left = await boxesOn(page)
  await change({ direction: 'rtl' })
  const complaints = mirrorComplaints(left, await boxesOn(page), desk.width)
  if (isLast || complaints.length === 0) return complaints
  await change({ direction: 'auto' })
  return turnedAround({ page, change }, true)
}

/** Screens of customers are used with a finger; a story may say the same of itself. */
const isTouched = ({ title, tags = [] }: Entry): boolean => title.startsWith('pay/') || tags.includes('touch')

const found = (complaints: Complaints): Complaints =>
  Object.fromEntries(
    Object.entries(complaints).flatMap(([fact, told]) => (told.length > 0 ? [[fact, told.slice(0, 6)]] : [])),
  )
