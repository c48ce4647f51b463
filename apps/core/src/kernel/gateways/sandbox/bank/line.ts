/** What happens to an outgoing answer: sent, lost in silence, or refused because the bank is away. */
export type LineFault = 'silent' | 'refused'

/** Given to the app with each request. A handler sets it to lose its own answer. */
export type Line = { fault: LineFault | null }

export type BankEnv = { Bindings: { line?: Line; nonce?: string } }

/** Silence lasts until the caller hangs up. */
export function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
