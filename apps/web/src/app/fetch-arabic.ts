import type { Messages } from '../i18n/text.tsx'
import { loadClient } from './load-client.ts'

export async function fetchArabic(): Promise<Messages> {
  const client = await loadClient()
  const answer = await client.i18n.arabic()
  if (answer.status !== 200) throw new Error(`the server answered ${answer.status}`)
  return answer.body
}
