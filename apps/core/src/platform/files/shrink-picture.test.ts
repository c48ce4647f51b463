import { pngOf } from '@wasl/tests/support/png-of'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e6e' } })
const problemOf = async (content: Uint8Array) => {
  const shrunk = await shrinkPicture(content)
  return shrunk.ok ? null : shrunk.error
}
const photo = await plain(900, 600).jpeg().toBuffer()

test.each([
  ['JPEG', () => plain(900, 600).jpeg().toBuffer()],
  ['PNG', () => plain(900, 600).png().toBuffer()],
  ['WebP', () => plain(900, 600).webp().toBuffer()],
  ['AVIF', () => plain(900, 600).avif({ effort: 0 }).toBuffer()],
])('a %s picture is WebP at each width below its own, and at that', async (_, made) => {
  const shrunk = await shrinkPicture(await made())
  if (!shrunk.ok) throw new Error(shrunk.error)
  const { renditions, ...size } = shrunk.value
  expect(size).toEqual({ width: 900, height: 600 })
  const seen = await Promise.all(renditions.map(({ content }) => sharp(content).metadata()))
  expect(seen.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 320, 213],
    ['webp', 640, 427],
    ['webp', 900, 600],
  ])
})

test('a photo stands as its camera was held, and says nothing of where that was', async () => {
  const taken = await plain(900, 600)
    .withExif({ IFD0: { Artist: 'Noura' }, IFD3: { GPSLatitude: '29/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(taken).metadata()).orientation).toBe(6)
  const shrunk = await shrinkPicture(taken)
  if (!shrunk.ok) throw new Error(shrunk.error)
  expect([shrunk.value.width, shrunk.value.height]).toEqual([600, 900])
  for (const { content } of shrunk.value.renditions) {
    const { exif, xmp, orientation } = await sharp(content).metadata()
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
  }
})

test('more than 24 megapixels are refused by the head of the file, before anything is decoded', async () => {
  // Of a picture that claims a gigapixel there is nothing behind the head.
  const claims = pngOf({ width: 16, height: 16, isTransparent: false })
  claims.writeUInt32BE(50_000, 16)
  claims.writeUInt32BE(20_000, 20)
  claims.writeUInt32BE(crc32(claims.subarray(12, 29)), 29)
  expect(await problemOf(Uint8Array.from(claims))).toBe('pixels')
  expect(await problemOf(await plain(6_001, 4_000).png().toBuffer())).toBe('pixels')
  expect(await problemOf(await plain(6_000, 4_000).png().toBuffer())).toBeNull()
})

test.each([
  ['a drawing, which can carry programs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
  ['a GIF', Buffer.from('GIF89a'), 'type'],
  ['a PDF that is called a picture', Buffer.from('%PDF-1.7'), 'type'],
  ['a head without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'content'],
  ['a photo that was cut off', photo.subarray(0, photo.byteLength - 900), 'content'],
])('%s is refused', async (_, content, problem) => {
  expect(await problemOf(content)).toBe(problem)
})
