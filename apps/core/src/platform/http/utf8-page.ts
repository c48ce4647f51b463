/** Kept between answers, for whatever is written in one turn. */
let page = Buffer.allocUnsafeSlow(512 * 1024)

/**
 * A long text written as UTF-8 piece by piece: joined first, it would be copied three times, each letter as two bytes where one
 * is Arabic. `write` is called at once, and what it has written is a copy of its own.
 */
export function utf8Page(
  write: (add: (piece: string | Uint8Array) => void) => void,
): Uint8Array<ArrayBuffer> {
  let end = 0
  write((piece) => {
    // No letter takes more than three bytes for each of its units.
    const most = typeof piece === 'string' ? piece.length * 3 : piece.byteLength
    if (end + most > page.byteLength) page = grown(page.subarray(0, end), end + most)
    if (typeof piece === 'string') end += page.write(piece, end)
    else {
      page.set(piece, end)
      end += piece.byteLength
    }
  })
  return new Uint8Array(page.subarray(0, end))
}

function grown(written: Uint8Array, needed: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(needed * 2)
  larger.set(written)
  return larger
}
