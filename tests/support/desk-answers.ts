import type { Core } from '@wasl/core/app'

/** What the attempt's page tells the payer. */
export type Seen = { state: string; charged: string; message: string | null }

/** As the bff does it: everything in the payer's address, as a hint. */
export const bringBack = async (
  core: Core,
  { host, attemptId, params }: { host: string; attemptId: string; params: URLSearchParams },
): Promise<Response> =>
  core.fetch(
    new Request(`http://${host}/api/v1/attempt/${attemptId}/return`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ params: Object.fromEntries(params) }),
    }),
  )

export async function seen(response: Response): Promise<Seen> {
  if (response.status !== 200) throw new Error(`the payer sees ${await answerText(response)}`)
  const { state, charged, message } = (await response.json()) as Seen
  return { state, charged, message }
}

export async function answerText(response: Response): Promise<string> {
  const said = (await response.json()) as { code?: string }
  return `${response.status} ${said.code ?? JSON.stringify(said)}`
}
