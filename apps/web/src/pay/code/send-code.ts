import type { Problem } from '@wasl/contracts/values/web'
import type { CodeWay } from '@wasl/contracts/web/pay/code.contract'
import type { WebClient } from '../../base/client.ts'

export type CodeAnswer =
  | { kind: 'way'; way: CodeWay }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unreachable' }

type Sent = { referrer: string; code: string; pair: string }

/** Sent once: a code that was accepted is used, whoever asks again. */
export async function sendCode(
  client: () => Promise<WebClient>,
  { referrer, code, pair }: Sent,
): Promise<CodeAnswer> {
  try {
    const answer = await (await client()).code.verify({ params: { referrer }, body: { code, pair } })
    if (answer.status === 200) return { kind: 'way', way: answer.body }
    return { kind: 'refused', problem: answer.body }
  } catch {
    return { kind: 'unreachable' }
  }
}
