/** GF(256) with the polynomial of QR codes. */
const powers = new Uint8Array(255)
const logs = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value
  logs[value] = exponent
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

export function multiply(left: number, right: number): number {
  if (left === 0 || right === 0) return 0
  return powers[((logs[left] ?? 0) + (logs[right] ?? 0)) % 255] ?? 0
}

/** The `count` error correction bytes of a block. */
export function errorCorrection(block: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count)
  const remainder = new Uint8Array(count)
  for (const byte of block) {
    const factor = byte ^ (remainder[0] ?? 0)
    remainder.copyWithin(0, 1)
    remainder[count - 1] = 0
    for (let at = 0; at < count; at += 1)
      remainder[at] = (remainder[at] ?? 0) ^ multiply(divisor[at] ?? 0, factor)
  }
  return remainder
}

/** Coefficients of (x − 2⁰)(x − 2¹)…, without the leading one. */
function generator(degree: number): Uint8Array {
  const result = new Uint8Array(degree)
  result[degree - 1] = 1
  for (let step = 0, root = 1; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1)
      result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}
