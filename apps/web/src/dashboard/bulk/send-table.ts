import { Problem } from '@wasl/contracts/values/web'

type Sending = { file: File; onProgress: (percent: number) => void; signal: AbortSignal; language: string }

/** What the server said of the file; null where it said nothing that is about it. */
export class TableRefused extends Error {
  readonly said: string | null

  constructor(said: string | null) {
    super(said ?? 'the file was not taken')
    this.said = said
  }
}

/** The file as it is, so that the server stores it as it comes. By XMLHttpRequest: `fetch` tells no progress. */
export function sendTable({ file, onProgress, signal, language }: Sending): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const request = new XMLHttpRequest()
  request.open('POST', `/bff/dashboard/bulk/upload?${new URLSearchParams({ name: file.name })}`)
  request.setRequestHeader('x-requested-by', 'app')
  request.setRequestHeader('accept-language', language)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(Math.min(99, Math.round((loaded / Math.max(total, 1)) * 100))),
  )
  request.addEventListener('load', () => {
    const id = idOf(request.response)
    if (request.status === 201 && id !== null) resolve(id)
    else reject(new TableRefused(saidOf(request.response)))
  })
  request.addEventListener('error', () => reject(new TableRefused(null)))
  request.addEventListener('abort', () => reject(new TableRefused(null)))
  signal.addEventListener('abort', () => request.abort())
  request.send(file)
  return promise
}

function idOf(body: unknown): string | null {
  const id = (body as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : null
}

function saidOf(body: unknown): string | null {
  const problem = Problem.safeParse(body)
  return problem.success ? (problem.data.fieldErrors?.['file']?.[0] ?? problem.data.message) : null
}
