import { UploadedFile } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { Problem } from '@wasl/contracts/values/web'

type Sending = {
  /** Where it goes: '/bff/dashboard/payment-request/upload'. */
  path: string
  file: File
  onProgress: (percent: number) => void
  signal: AbortSignal
  language: string
}

/** What the server said of the file itself; null where it said nothing that is about it. */
export class FileRefused extends Error {
  readonly said: string | null

  constructor(said: string | null) {
    super(said ?? 'the file was not taken')
    this.said = said
  }
}

/** By XMLHttpRequest: `fetch` does not tell how far a body has gone. */
export function sendFile({ path, file, onProgress, signal, language }: Sending): Promise<UploadedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>()
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.setRequestHeader('x-requested-by', 'app')
  request.setRequestHeader('accept-language', language)
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(Math.min(99, Math.round((loaded / Math.max(total, 1)) * 100))),
  )
  request.addEventListener('load', () => {
    const kept = UploadedFile.safeParse(request.response)
    if (request.status === 201 && kept.success) resolve(kept.data)
    else reject(new FileRefused(saidOf(request.response)))
  })
  request.addEventListener('error', () => reject(new FileRefused(null)))
  request.addEventListener('abort', () => reject(new FileRefused(null)))
  signal.addEventListener('abort', () => request.abort())
  const form = new FormData()
  form.set('file', file)
  request.send(form)
  return promise
}

function saidOf(body: unknown): string | null {
  const problem = Problem.safeParse(body)
  return problem.success ? (problem.data.fieldErrors?.['file']?.[0] ?? null) : null
}
