import type { DetailsLoad } from '@wasl/contracts/web/pay/details.contract'
import type { WebClient } from '../../base/client.ts'

/** Null with the server's words, or with none where nobody answered. */
export type Asked = { load: DetailsLoad; message?: never } | { load: null; message: string | null }

export async function askDetails(client: () => Promise<WebClient>, id: string): Promise<Asked> {
  try {
    const answer = await (await client()).details.page({ params: { id } })
    if (answer.status === 200 || answer.status === 404) return { load: answer.body }
    return { load: null, message: answer.body.message }
  } catch {
    return { load: null, message: null }
  }
}
