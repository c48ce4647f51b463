import { staffContract } from '@wasl/contracts/web-staff'
import { initClient, tsRestFetchApi, type ApiFetcher } from '@ts-rest/core'
import { config } from 'zod/mini'
import { readable } from '../readable.ts'
import { withRetries } from '../retry.ts'
import { isSessionOver, tellUnauthorised } from './unauthorised.ts'

// The policy of our pages refuses code made from text, and asking for it is already reported.
config({ jitless: true })

const send: ApiFetcher = async (asked) => {
  const headers = {
    ...asked.headers,
    ...(isAskedByItself(asked.path) && { 'x-wasl-background': '1' }),
    // The bff takes JSON alone from a script, also where nothing is sent (csrf.ts).
    ...(asked.method !== 'GET' && !asked.body && { 'content-type': 'application/json' }),
  }
  const request = { ...asked, headers }
  const mayRepeat = request.method === 'GET' || 'idempotency-key' in request.headers
  const once = () => tsRestFetchApi(request)
  const first = () => (mayRepeat ? withRetries(once) : once())
  return readable(await (isTheSessionsOwn(request.path) ? first() : whileSignedIn(first, once)))
}

/** S1 §8: 401 ends the session here. `again` is what is sent where it has not ended. */
export async function whileSignedIn<Answer extends { status: number }>(
  first: () => Promise<Answer>,
  again = first,
): Promise<Answer> {
  let answer = await first()
  // A call that was under way while the session got a new id is refused, and nothing of it was done.
  if (answer.status === 401 && !isSessionOver() && (await isSignedIn())) answer = await again()
  if (answer.status !== 401) return answer
  tellUnauthorised()
  // The page is being left: nobody is told of an answer that nobody can use.
  return new Promise(() => {})
}

/** Live events, polls, what is fetched anew: with nobody's hand on the page it keeps no session alive (S1 §9). */
const isAskedByItself = (path: string): boolean =>
  !isTheSessionsOwn(path) && !navigator.userActivation.isActive

/** What the watch over the session asks itself. */
const isTheSessionsOwn = (path: string): boolean => /^\/bff\/auth\/session(\/(extend|end))?$/.test(path)

let asking: Promise<boolean> | null = null

/** All calls that are refused together ask once. */
const isSignedIn = (): Promise<boolean> =>
  (asking ??= askIfSignedIn().finally(() => {
    asking = null
  }))

async function askIfSignedIn(): Promise<boolean> {
  try {
    const { body } = await staffClient.auth.guest.session()
    return 'kind' in body && body.kind === 'signedIn'
  } catch {
    return false
  }
}

/** The staff half of the web contract. The session is in a cookie that no script can read. */
export const staffClient = initClient(staffContract, {
  baseUrl: '',
  baseHeaders: { 'x-requested-by': 'app', 'accept-language': () => document.documentElement.lang },
  throwOnUnknownStatus: true,
  validateResponse: true,
  api: send,
})
