/** A page from a proxy or a network on the way is no answer of ours: it says nothing of what was done, and nobody can read it. */
export function readable<Got extends { status: number; headers: Headers }>(answer: Got): Got {
  if (/\bjson\b/.test(answer.headers.get('content-type') ?? '')) return answer
  throw new Error(`answered ${answer.status}, without JSON`)
}
