/** The browser's only log line. What happened to a payment is the server's to record. */
export function log(message: string, error: unknown): void {
  // eslint-disable-next-line eslint/no-console -- S1 §1: a failed translation load is only logged
  console.warn(message, error)
}
