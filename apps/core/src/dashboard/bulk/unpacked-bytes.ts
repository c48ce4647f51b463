const endOfDirectory = 0x06054b50
const entry = 0x02014b50

/** What a zip says its parts unpack to, all together; infinite where it has no directory. */
export function unpackedBytes(zip: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  let end = zip.byteLength - 22
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end -= 1
  if (end < 0) return Number.POSITIVE_INFINITY
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > zip.byteLength || view.getUint32(at, true) !== entry) return Number.POSITIVE_INFINITY
    total += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}
