import { Problem } from '@wasl/contracts/values/web'
import { whileSignedIn } from '../../base/session/staff-client.ts'

export type Sending = {
  file: File
  onProgress: (percent: number) => void
  signal: AbortSignal
  language: string
}

type As = {
  /** Where it goes: '/bff/dashboard/payment-request/upload'. */
  path: string
  body: File | FormData
  headers?: Record<string, string>
}

/** What the server said at the field of the file (S2 §5); null where it said nothing there. */
export class FileRefused extends Error {
  readonly said: string | null

  constructor(said: string | null) {
    super(said ?? 'the file was not taken')
    this.said = said
  }
}

/** What 201 was answered with. Like any other call it ends the session where it is over. */
export async function sendUpload(as: As, sending: Omit<Sending, 'file'>): Promise<unknown> {
  const { status, body } = await whileSignedIn(() => sendOnce(as, sending))
  if (status === 201) return body
  const problem = Problem.safeParse(body)
  throw new FileRefused(problem.success ? (problem.data.fieldErrors?.['file']?.[0] ?? null) : null)
}

/** By XMLHttpRequest: `fetch` does not tell how far a body has gone. */
function sendOnce({ path, body, headers }: As, { onProgress, signal, language }: Omit<Sending, 'file'>) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>()
  const request = new XMLHttpRequest()
  request.open('POST', path)
  const sent = { 'x-requested-by': 'app', 'accept-language': language, ...headers }
  for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value)
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(Math.min(99, Math.round((loaded / Math.max(total, 1)) * 100))),
  )
  request.addEventListener('load', () => resolve({ status: request.status, body: request.response }))
  request.addEventListener('error', () => reject(new FileRefused(null)))
  request.addEventListener('abort', () => reject(new FileRefused(null)))
  signal.addEventListener('abort', () => request.abort())
  request.send(body)
  return promise
}
