/** Whether a process can do its work, or what keeps it from it. */
export type Readiness =
  | 'ready'
  | 'storage_full'
  | 'database_away'
  | 'core_away'
  | 'work_stopped'
  /** It did nothing at all for a while, just now (reliability C19). */
  | 'stood_still'

/** What `/readyz` says. On a full disk everything can still be read, so it stays in service (reliability C12). */
export function answerReadiness(readiness: Readiness): Response {
  switch (readiness) {
    case 'ready':
      return Response.json({ status: 'ready' })
    case 'storage_full':
      return Response.json({ status: 'degraded', cause: readiness })
    case 'database_away':
    case 'core_away':
    case 'work_stopped':
    case 'stood_still':
      return Response.json({ status: readiness }, { status: 503, headers: { 'retry-after': '5' } })
  }
}
