/** A statement holds 65,535 parameters at most: many rows are written some at a time, one after the other. */
export async function inChunks<Row>(
  rows: readonly Row[],
  size: number,
  write: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size)
    // A connection does one thing after the other.
    // oxlint-disable-next-line no-await-in-loop
    await write(rows.slice(from, from + size))
}
