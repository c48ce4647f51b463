/**
 * Statements of one transaction that do not need each other's answers, sent together in the order given. Where one fails,
 * those behind it only say that the transaction is aborted: the error is that of the first, so contention stays contention.
 */
export async function inOneTrip<const Statements extends readonly unknown[]>(
  ...statements: Statements
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  await Promise.allSettled(statements)
  // All are settled, so of the rejected the one in front is heard first.
  return Promise.all(statements)
}
