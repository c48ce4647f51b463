/** Whether a process can work, or what prevents it. */
export type Readiness =
  | 'ready'
  | 'storage_full'
  | 'database_away'
  | 'core_away'
  | 'work_stopped'
  /** The process did nothing at all for some seconds just now (reliability C19). */
  | 'stood_still'

/** Answer of `/readyz`. On a full disk reading still works, so the process stays in service (reliability C12). */
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
