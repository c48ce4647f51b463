/** Without letters and digits that are read as one another. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight letters that cannot be guessed: `K7QM2RXD`. */
export function newVoucherCode(): string {
  // What is left of 256 after whole alphabets would favour its beginning.
  const fair = 256 - (256 % letters.length)
  const bytes = crypto.getRandomValues(new Uint8Array(64)).filter((byte) => byte < fair)
  return Array.from(bytes.slice(0, 8), (byte) => letters[byte % letters.length]).join('')
}
