/** What the site answers to the paths that match; the others are awaited for ever. */
export type SiteAnswers = readonly { path: RegExp; status: number; body: unknown }[]

/** A screen in Storybook asks nobody but this. */
export const answeredBy = (answers: SiteAnswers) => () => {
  const original = globalThis.fetch
  globalThis.fetch = (request, init) => {
    const path = new URL(request instanceof Request ? request.url : String(request), location.href).pathname
    if (!path.startsWith('/bff/')) return original(request, init)
    const found = answers.find((answer) => answer.path.test(path))
    return found
      ? Promise.resolve(Response.json(found.body, { status: found.status }))
      : new Promise(() => {})
  }
  return () => {
    globalThis.fetch = original
  }
}
