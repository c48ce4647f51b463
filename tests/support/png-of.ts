import { crc32, deflateSync } from 'node:zlib'

type Wish = {
  width: number
  height: number
  isTransparent: boolean
  /** What is wrong with it. */
  rows?: 'not packed'
  filter?: number
  tooMuch?: boolean
}

/** A picture of one colour, eight bits a sample. */
export function pngOf({ width, height, isTransparent, rows, filter = 0, tooMuch = false }: Wish): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, isTransparent ? 6 : 2], 8)
  const row = Buffer.alloc(1 + width * (isTransparent ? 4 : 3), 0x7f)
  row[0] = filter
  const content = Buffer.concat(Array.from({ length: height * (tooMuch ? 40 : 1) }, () => row))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows === 'not packed' ? content : deflateSync(content)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.byteLength)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
