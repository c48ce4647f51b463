import type { BrowserContext } from 'playwright'

/** Requests that leave the installation, unless the test answers them itself. */
export function watchTraffic(home: () => string) {
  const strangers: string[] = []
  return {
    follow(context: BrowserContext): void {
      context.on('requestfinished', (request) => note(request.url()))
      context.on('requestfailed', (request) => note(request.url()))
    },
    taken(): string[] {
      return strangers.splice(0)
    },
  }

  /** Addresses of `.example` exist nowhere: a request for one that was answered was answered by the test. */
  function note(address: string): void {
    const url = new URL(address)
    if (!/^https?:$/.test(url.protocol) || url.hostname.endsWith('.example')) return
    const isHome = url.port === new URL(`http://${home()}`).port && /(^|\.)localhost$/.test(url.hostname)
    if (!isHome) strangers.push(address)
  }
}
