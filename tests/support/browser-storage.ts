import type { BrowserContext, Cookie, Page } from 'playwright'

/** A browser remembers the key of its payment for as long as its tab lives, and a cart (S1 §4). */
const allowed = [
  /^session wasl\.pay\.[\w-]+$/,
  // What staff typed and did not send: it outlives a session that ended by itself, and not a sign-out.
  /^session wasl\.draft\.[\w.-]+$/,
  // Who of this browser's users is told of orders and reports here while no tab is open.
  /^local wasl\.push\.[\w.-]+$/,
  // Products and numbers: nobody's name, nothing of a payment but its id.
  /^local cart$/,
  // How far the pages of this tab were scrolled, by random keys: nothing of what they showed.
  /^session tsr-scroll-restoration-v\d+_\d+$/,
]

/** What pages keep that they may not: an unlisted key, a cookie, or the token of a form. */
export async function storageComplaints(contexts: readonly BrowserContext[]): Promise<string[]> {
  const found = await Promise.all(contexts.map(complaintsOf))
  return found.flat()
}

async function complaintsOf(context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).flatMap(cookieComplaint)
  const pages = await Promise.all(context.pages().map(pageComplaints))
  return [...cookies, ...pages.flat()]
}

/** Up to three pairs of a key and an order. */
const isOrders = /^[\w-]*:[\w-]+(\.[\w-]*:[\w-]+){0,2}$/

/**
 * Signing in has three, each a random id, and one for each user who signed in here (decision 112). No script and no other
 * site can read them.
 */
function cookieComplaint(cookie: Cookie): string[] {
  const { name, value, secure, httpOnly, sameSite, path } = cookie
  // The sign-in looks whether cookies are kept; it is gone at once, and a test may end in between.
  if (name === '__Host-kept' && value === '1' && secure && sameSite === 'Strict') return []
  // Theme, density and the folded side: the same three words for everybody who likes them so.
  if (name === 'appearance' && /^[a-z]+\.[a-z]+\.(open|folded)$/.test(value)) return []
  // The cart for pages that the server draws (decision 163): scripts write it too.
  if (/^cart[234]?$/.test(name) && sameSite === 'Lax' && /^1~\d+~[\w-]*(~[\w.%*-]+)*$/.test(value)) return []
  // The newest three orders of this browser, by random ids (decision 106).
  if (name === 'orders' && httpOnly && sameSite === 'Lax' && path === '/bff' && isOrders.test(value))
    return []
  const isSession = ['__Host-sid', '__Host-otp', '__Host-rst'].includes(name) && /^[\w-]{43}$/.test(value)
  const isOurs = isSession || (/^__Host-dev-[\w-]{16}$/.test(name) && /^[\w.-]{1,128}$/.test(value))
  const isSafe = secure && httpOnly && sameSite === 'Strict' && path === '/'
  return isOurs && isSafe ? [] : [`cookie ${name}`]
}

async function pageComplaints(page: Page): Promise<string[]> {
  if (!page.url().startsWith('http')) return []
  const { entries, tokens } = await storedOn(page)
  return entries.flatMap(({ name, value }) => [
    ...(allowed.some((pattern) => pattern.test(name)) ? [] : [`${name} is not listed`]),
    ...(tokens.some((token) => value.includes(token)) ? [`${name} holds a token`] : []),
  ])
}

type Stored = { entries: { name: string; value: string }[]; tokens: string[] }

/** A page on its way to another is asked again once it is there. */
async function storedOn(page: Page, tries = 3): Promise<Stored> {
  try {
    return await readStorage(page)
  } catch (error) {
    if (tries === 0) throw error
    await page.waitForLoadState()
    return storedOn(page, tries - 1)
  }
}

const readStorage = (page: Page): Promise<Stored> =>
  page.evaluate(() => {
    // The browser's own page about an address that did not answer.
    if (location.protocol === 'chrome-error:') return { entries: [], tokens: [] }
    const listed = (kind: 'session' | 'local') => {
      try {
        const storage = kind === 'session' ? sessionStorage : localStorage
        return Object.entries(storage).map(([key, value]) => ({
          name: `${kind} ${key}`,
          value: String(value),
        }))
      } catch {
        return [] // blocked
      }
    }
    const fields = document.querySelectorAll<HTMLInputElement>('input[name="token"]')
    return {
      entries: [...listed('session'), ...listed('local')],
      tokens: [...fields].map(({ value }) => value),
    }
  })
