/**
 * A screen in Storybook asks nobody: its beacon and its client wait for an answer that never comes. Nor does it find what
 * an earlier one kept.
 */
export function askNobody(): () => void {
  sessionStorage.clear()
  const original = globalThis.fetch
  globalThis.fetch = (request, init) => {
    const path = new URL(request instanceof Request ? request.url : String(request), location.href).pathname
    return path.startsWith('/bff/') ? new Promise(() => {}) : original(request, init)
  }
  return () => {
    globalThis.fetch = original
  }
}
