/**
 * A file on its way to a server, as a form of a browser sends it. Its body is made at once: Node's own stream of a form
 * throws where nobody can catch it when a server refuses before the end.
 */
export async function uploadRequest(
  url: string,
  { file, headers }: { file: File | null; headers: HeadersInit },
): Promise<Request> {
  const form = new FormData()
  if (file) form.set('file', file)
  const sent = new Response(form)
  const request = new Request(url, { method: 'POST', headers, body: await sent.arrayBuffer() })
  request.headers.set('content-type', sent.headers.get('content-type') ?? '')
  return request
}
