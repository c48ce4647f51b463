import type { Messages } from '../i18n/text.tsx'
import { loadClient } from '../base/load-client.ts'

/** Slower type than this is set when it comes. */
const patienceMs = 1_500

/**
 * The words and the type they are set in: a page that is set twice moves under its reader's eyes. The words are asked for
 * without the client's code before them; only what fails is asked again, with the client's patience.
 */
export async function fetchArabic(): Promise<Messages> {
  const [words] = await Promise.all([fetchWords(), fetchType()])
  return words
}

async function fetchWords(): Promise<Messages> {
  // Written by the server's `arabicWith`.
  const words = await fetch('/bff/messages/ar').then(
    (answer) => (answer.ok ? (answer.json() as Promise<Messages>) : null),
    () => null,
  )
  if (words) return words
  const client = await loadClient()
  const answer = await client.i18n.arabic()
  if (answer.status !== 200) throw new Error(`the server answered ${answer.status}`)
  return answer.body
}

/** As the theme declares it; a font that does not come has its substitutes. */
const fetchType = () =>
  Promise.race([
    Promise.allSettled(
      [400, 500, 600].map((weight) => document.fonts.load(`${weight} 1em IBM Plex Sans Arabic`, 'ا')),
    ),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
