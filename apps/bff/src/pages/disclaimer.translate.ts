import type { LocalisedText } from '@wasl/contracts/values/web'
import { shownHtml } from './shown-html.ts'

/** HTML that may stand in a page as it is; null where the merchant says nothing. */
export function toDisclaimer(message: LocalisedText | null): LocalisedText | null {
  if (message === null) return null
  const [en, ar] = [shownHtml(message.en), shownHtml(message.ar)]
  return en || ar ? { en, ar } : null
}
