import { crc32, deflateSync } from 'node:zlib'

const side = 180
const [outer, inner] = [58, 34]

/** A PNG of 180 × 180 in the merchant's colour, a ring on it: where only a bitmap will do and the merchant has none. */
export function plainIcon(brand: string): Uint8Array<ArrayBuffer> {
  const colour = /^#[0-9a-f]{6}$/i.test(brand) ? brand : '#2a3577'
  const fill = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const rows = Buffer.alloc(side * (1 + side * 3))
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const distance = Math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5)
      const white = Math.min(edge(outer - distance), edge(distance - inner))
      const at = y * (1 + side * 3) + 1 + x * 3
      for (const [channel, value] of fill.entries())
        rows[at + channel] = Math.round(value + (255 - value) * white)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8) // eight bits a channel, red green blue
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Uint8Array.from(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]),
  )
}

/** One pixel of softness. */
const edge = (depth: number) => Math.min(1, Math.max(0, depth + 0.5))

function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}
