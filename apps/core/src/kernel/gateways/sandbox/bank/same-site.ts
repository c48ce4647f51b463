/** True for a form of our own pages, or a caller that is no browser. Other sites may not press the bank's buttons. */
export function isFromHere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === new URL(request.url).origin
}
