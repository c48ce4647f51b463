import type { Messages } from '../i18n/text.tsx'
import type { PageFacts } from '../base/page-context.tsx'

/** What the HTML carries for the script: the facts it was rendered from and, in Arabic, the route's messages. */
export type Bootstrap = { facts: PageFacts; arabic: Messages | null }

export const bootstrapId = 'page'

/** JSON that cannot end its script element or open a comment in it. */
export const writeBootstrap = (bootstrap: Bootstrap): string =>
  JSON.stringify(bootstrap)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

export function readBootstrap(document: Document): Bootstrap {
  // Written by writeBootstrap of the same build.
  return JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '') as Bootstrap
}
