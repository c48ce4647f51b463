export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp'

export type Picture = { type: PictureType; width: number; height: number; content: Uint8Array }

/** What a file is by its own head, up to the end of the picture: what follows it is not part of it. Nothing is decoded. */
export function readPicture(content: Uint8Array): Picture | null {
  const type = pictureTypeOf(content)
  if (!type) return null
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  try {
    const size = readers[type](view)
    const end = ends[type](view)
    if (!size || size.width === 0 || size.height === 0 || end > content.byteLength) return null
    return { type, ...size, content: content.subarray(0, end) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** What the first bytes prove. SVG is none of them: it can carry programs. */
function pictureTypeOf(content: Uint8Array): PictureType | null {
  const begins = (at: number, ...bytes: number[]) =>
    bytes.every((byte, place) => content[at + place] === byte)
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (begins(0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp'
  return null
}

type Size = { width: number; height: number }

const readers: Readonly<Record<PictureType, (view: DataView) => Size | null>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
}

/** The first frame's head: markers are passed over by their lengths. */
function jpegSize(view: DataView): Size | null {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function webpSize(view: DataView): Size | null {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  const threeBytes = (at: number) =>
    view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)
  switch (kind) {
    case 'VP8X':
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  return null
}

/** Where the picture ends; reading past the file's end is a RangeError. */
const ends: Readonly<Record<PictureType, (view: DataView) => number>> = {
  'image/png': (view) => {
    for (let at = 8; ;) {
      const isLast = view.getUint32(at + 4) === 0x49454e44
      at += 12 + view.getUint32(at)
      if (isLast) return at
    }
  },
  'image/jpeg': (view) => {
    for (let at = 2; ;) {
      if (view.getUint8(at) !== 0xff) throw new RangeError('no marker where one is due')
      const marker = view.getUint8(at + 1)
      if (marker === 0xd9) return at + 2
      if (marker === 0xff) at += 1
      else at += 2 + view.getUint16(at + 2)
      if (marker === 0xda) at = markerAfter(view, at)
    }
  },
  'image/webp': (view) => 8 + view.getUint32(4, true) + (view.getUint32(4, true) % 2),
}

/** Within a scan 0xff is data where 0x00 follows, and a restart where 0xd0 to 0xd7 does. */
function markerAfter(view: DataView, start: number): number {
  for (let at = start; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue
    const next = view.getUint8(at + 1)
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
}
