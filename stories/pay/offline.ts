/** A screen in Storybook asks nobody: its beacon and its client wait for an answer that never comes. */
export function askNobody(): () => void {
  const original = globalThis.fetch
  globalThis.fetch = (request, init) => {
    const path = new URL(request instanceof Request ? request.url : String(request), location.href).pathname
    return path.startsWith('/bff/') ? new Promise(() => {}) : original(request, init)
  }
  return () => {
    globalThis.fetch = original
  }
}
