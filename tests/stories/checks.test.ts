import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../support/browser.ts'
import { axeOn, darkContrastOn, teachAxe } from './axe-on.ts'
import { installEyes } from './eyes.ts'
import { crowdedCellsOn } from './cells.ts'
import { unmarkedFocusOn, unshapedOn } from './forced-colours.ts'
import { boxesOn, mirrorComplaints } from './mirror.ts'
import { lostInLargeText, lostInSpacedText } from './large-text.ts'
import { movingOn } from './motion.ts'
import { overflowOn } from './overflow.ts'
import { smallTargetsOn } from './targets.ts'

/** Each check must see the fault it is there for, and nothing where there is none. */
type Fault = { sees: (page: Page) => Promise<string[]>; fault: string; right: string; says: RegExp }

const mirrored = async (page: Page) => {
  const left = await boxesOn(page)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  return mirrorComplaints(left, await boxesOn(page), 320)
}

const faults: Record<string, Fault> = {
  'a dot that never stops': {
    sees: movingOn,
    fault: '<style>@keyframes a { to { opacity: 0 } } p { animation: a 1s infinite }</style><p>…</p>',
    right: '<p>…</p>',
    says: /moves for 1000 ms/,
  },
  'a button of 20 px': {
    sees: (page) => smallTargetsOn(page, 24),
    fault: '<button style="width: 20px; height: 20px; padding: 0">x</button>',
    right: '<button style="width: 24px; height: 24px; padding: 0">x</button>',
    says: /button "x" is 20 × 20/,
  },
  'a button of 24 px under a finger': {
    sees: (page) => smallTargetsOn(page, 44),
    fault: '<button style="width: 24px; height: 24px">x</button>',
    right: '<button style="width: 44px; height: 44px">x</button>',
    says: /button "x" is 24 × 24/,
  },
  'a box moved to one side': {
    sees: mirrored,
    fault: '<section><div style="width: 50px; translate: 20px">a</div></section>',
    right: '<section><div style="width: 50px; margin-inline-start: 20px">a</div></section>',
    says: /div "a" is 50 wide at 290, \d+ instead of 50 wide at 250/,
  },
  'a box wider than the window': {
    sees: overflowOn,
    fault: '<div style="width: 400px">wide</div>',
    right: '<div style="width: 100%">wide</div>',
    says: /the page is 80 px too wide/,
  },
  'a line that scrolls': {
    sees: overflowOn,
    fault: '<div style="overflow-x: auto"><div style="width: 400px">wide</div></div>',
    right: '<div style="overflow-x: auto" data-scrolls><div style="width: 400px">wide</div></div>',
    says: /scrolls sideways/,
  },
  'words that are cut': {
    sees: overflowOn,
    fault: '<p style="width: 60px; overflow: hidden; white-space: nowrap">a third longer</p>',
    right: '<p style="width: 60px; overflow: hidden">a third longer</p>',
    says: /is cut/,
  },
  'words that are cut where texts are twice as large': {
    sees: (page) => lostInLargeText({ page, resize: (size) => page.setViewportSize(size) }),
    fault:
      '<p style="width: 120px; overflow: hidden; white-space: nowrap; font-size: 1rem">twice as large</p>',
    right:
      '<p style="width: 7.5rem; overflow: hidden; white-space: nowrap; font-size: 1rem">twice as large</p>',
    says: /is cut/,
  },
  'words that are cut where they are set apart': {
    sees: (page) => lostInSpacedText({ page }),
    fault:
      '<p style="width: 92px; overflow: hidden; white-space: nowrap; font: 16px monospace">set apart</p>',
    right: '<p style="width: 92px; overflow: hidden; font: 16px monospace">set apart</p>',
    says: /is cut/,
  },
  'an amount over the column beside it': {
    sees: crowdedCellsOn,
    fault:
      '<table style="table-layout: fixed; width: 100px; white-space: nowrap"><tr><td>1,234,567,890.125<td>0.250</table>',
    right: '<table style="width: 100px; white-space: nowrap"><tr><td>1,234,567,890.125<td>0.250</table>',
    says: /td "1,234,567,890.125" holds \d+ px more/,
  },
  'a table that scrolls for nothing': {
    sees: crowdedCellsOn,
    fault:
      '<div style="overflow: auto"><table style="width: 100%"><tr><td style="position: relative">1<i style="position: absolute; inset-inline-end: -12px; width: 24px; height: 9px"></i></table></div>',
    right: '<div style="overflow: auto"><table style="width: 900px"><tr><td>1</table></div>',
    says: /table .* scrolls \d+ px for nothing/,
  },
  'words over what stands beside them': {
    sees: overflowOn,
    fault:
      '<div style="display: flex"><p style="width: 60px; white-space: nowrap">a third longer</p><p>beside</p></div>',
    right: '<div style="display: flex"><p style="white-space: nowrap">a third longer</p><p>beside</p></div>',
    says: /spills \d+ px over its edge/,
  },
  'a bar that hides the page': {
    sees: overflowOn,
    fault: '<div style="position: fixed; inset: auto 0 0; height: 200px">bar</div>',
    right: '<div style="position: fixed; inset: auto 0 0; height: 60px">bar</div>',
    says: /bars take 200 of 256 px/,
  },
  'a button without an edge': {
    sees: unshapedOn,
    fault: '<main><div><div><p><button style="border: 0">x</button></p></div></div></main>',
    right: '<main><div><div><p><button style="border: 1px solid">x</button></p></div></div></main>',
    says: /button "x" has no edge/,
  },
  'a field without a mark of focus': {
    sees: unmarkedFocusOn,
    fault: '<input style="outline: none" aria-label="name">',
    right: '<style>input:focus-visible { outline: 2px solid }</style><input aria-label="name">',
    says: /input "name" shows no focus/,
  },
  'a button without a name': {
    sees: axeOn,
    fault: '<main><h1>a</h1><button style="width: 44px"></button></main>',
    right: '<main><h1>a</h1><button>x</button></main>',
    says: /button-name/,
  },
  'grey on black in the dark': {
    sees: darkContrastOn,
    fault: '<style>[data-theme=dark] { background: #000; color: #444 }</style><p>dim</p>',
    right: '<style>[data-theme=dark] { background: #000; color: #fff }</style><p>dim</p>',
    says: /color-contrast/,
  },
}

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

test.each(Object.entries(faults))('%s is seen', async (_, { sees, fault, right, says }) => {
  expect(await sees(await pageWith(right))).toEqual([])
  expect((await sees(await pageWith(fault))).join('\n')).toMatch(says)
})

async function pageWith(story: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 320, height: 256 } })
  await page.addInitScript(installEyes)
  await teachAxe(page)
  const reset = '<style>body { margin: 0 }</style>'
  const html = `<!doctype html><html lang="en"><title>a</title>${reset}<div id="storybook-root">${story}</div>`
  await page.route('http://story.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('http://story.test/')
  return page
}
