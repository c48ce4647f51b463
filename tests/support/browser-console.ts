import type { BrowserContext, ConsoleMessage } from 'playwright'

export type ConsoleWatch = {
  follow(context: BrowserContext): Promise<void>
  /** Everything since the last call: what must never be, and the requests the browser says were refused or failed. */
  taken(): { noise: string[]; refused: string[] }
}

/** Errors and warnings of the console, errors nobody caught, and violations of the policy. */
export function watchConsole(): ConsoleWatch {
  let noise: string[] = []
  let refused: string[] = []

  return {
    async follow(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        const failure = failureOf(message)
        if (failure === null) noise.push(`${message.type()}: ${message.text()} (${message.location().url})`)
        else if (!isOwnStatusLine(message, failure)) refused.push(failure)
      })
      context.on('weberror', (error) => noise.push(`uncaught: ${String(error.error().stack)}`))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          // oxlint-disable-next-line no-console -- heard above
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        )
      })
    },
    taken() {
      const found = { noise, refused }
      noise = []
      refused = []
      return found
    },
  }
}

/** '404 /en/pay/PR-404' or 'ERR_FAILED /bff/pay/PR-1001', where the browser itself speaks of a request. */
function failureOf(message: ConsoleMessage): string | null {
  const [, status, reason] =
    /^Failed to load resource: (?:the server responded with a status of (\d{3})|net::(\w+))/.exec(
      message.text(),
    ) ?? []
  const what = status ?? reason
  return what ? `${what} ${new URL(message.location().url).pathname}` : null
}

/** product.md 3: a page that is not found says so in its own status line, and the browser repeats it. */
function isOwnStatusLine(message: ConsoleMessage, failure: string): boolean {
  return failure.startsWith('404 ') && message.page()?.url() === message.location().url
}
