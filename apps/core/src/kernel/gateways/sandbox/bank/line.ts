/** What becomes of an answer on its way out: sent, lost in silence, or never reached because the bank is not there. */
export type LineFault = 'silent' | 'refused'

/** Handed to the app with each request; a handler marks it to lose its own answer. */
export type Line = { fault: LineFault | null }

export type BankEnv = { Bindings: { line?: Line; nonce?: string } }

/** Silence lasts until the caller hangs up. */
export function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
