/** What the site answers to the paths that match; the others are awaited for ever. */
export type SiteAnswers = readonly {
  path: RegExp
  status: number
  body: unknown
  /** The body as an Arabic reader gets it, where it holds words. */
  arabic?: unknown
}[]

/** A screen in Storybook asks nobody but this. */
export const answeredBy = (answers: SiteAnswers) => () => {
  const original = globalThis.fetch
  globalThis.fetch = (request, init) => {
    const path = new URL(request instanceof Request ? request.url : String(request), location.href).pathname
    if (!path.startsWith('/bff/')) return original(request, init)
    const found = answers.find((answer) => answer.path.test(path))
    if (!found) return new Promise(() => {})
    const body = document.documentElement.lang === 'ar' ? (found.arabic ?? found.body) : found.body
    return Promise.resolve(Response.json(body, { status: found.status }))
  }
  return () => {
    globalThis.fetch = original
  }
}
