import { frame, fromClient } from './frames.ts'

/**
 * `COPY … FROM STDIN` makes the engine read its input, find none and lose its session. A refusal that already
 * lies in the input ends it as an ordinary error; where no COPY reads it, the server skips it.
 */
export function withCopyRefused(batch: readonly Buffer[]): readonly Buffer[] {
  if (!batch.some(mayCopyIn)) return batch
  const last = batch.at(-1)
  if (last?.[0] === fromClient.query) return [...batch, refusal]
  return [...batch.slice(0, -1), refusal, ...batch.slice(-1)]
}

const refusal = frame(
  fromClient.copyFail,
  Buffer.from('the embedded database takes no COPY FROM STDIN: use INSERT … SELECT FROM unnest\0'),
)

const mayCopyIn = (sent: Buffer): boolean =>
  (sent[0] === fromClient.query || sent[0] === fromClient.parse) &&
  (sent.includes('stdin') || sent.includes('STDIN'))
