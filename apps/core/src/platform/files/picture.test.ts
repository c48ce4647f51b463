import { pngOf } from '@wasl/tests/support/png-of'
import { expect, test } from 'vitest'
import { readPicture } from './picture.ts'
import { readAttachment } from './read-attachment.ts'

const png = Uint8Array.from(pngOf({ width: 3, height: 2, isTransparent: false }))
const bytes = (...parts: (number | string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : [part].flat(),
    ),
  )
/** A frame of 2 × 3, a scan with a zero after 0xff and a restart, a second scan. */
const scan = [0xff, 0xda, 0, 3, 0, 1, 0xff, 0, 0xff, 0xd0, 7]
const jpeg = bytes([0xff, 0xd8], [0xff, 0xc0, 0, 11, 8, 0, 3, 0, 2, 1, 1, 0x11, 0], scan, scan, [0xff, 0xd9])
const webp = bytes('RIFF', [22, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0], [2, 0, 0])
const behind = bytes('<script>alert(1)</script>')

test.each([
  ['PNG', png, { type: 'image/png', width: 3, height: 2 }],
  ['JPEG', jpeg, { type: 'image/jpeg', width: 2, height: 3 }],
  ['WebP', webp, { type: 'image/webp', width: 2, height: 3 }],
])(
  'what stands behind the end of a %s picture is cut off; one without an end is none',
  (_, content, told) => {
    expect(readPicture(content)).toEqual({ ...told, content })
    const longer = bytes([...content], [...behind])
    expect(readPicture(longer)).toEqual({ ...told, content })
    for (let length = 0; length < content.byteLength; length += 1)
      expect(readPicture(content.subarray(0, length))).toBeNull()
  },
)

const uploaded = (name: string, content: Uint8Array) =>
  readAttachment(new File([Uint8Array.from(content)], name))

/** The head says so; nothing behind it has to. */
function huge(side: number): Uint8Array {
  const content = Uint8Array.from(png)
  new DataView(content.buffer).setUint32(16, side)
  new DataView(content.buffer).setUint32(20, side)
  return content
}

test('an attached picture has a limit of pixels, whatever few bytes it has, and keeps nothing behind its end', async () => {
  expect(await uploaded('a.png', huge(60_000))).toEqual({ ok: false, error: 'pixels' })
  expect(await uploaded('a.png', huge(7_000))).toMatchObject({ ok: true })
  const kept = await uploaded('a.png', bytes([...png], [...behind]))
  expect(kept.ok && [...kept.value.content]).toEqual([...png])
  expect(await uploaded('a.png', png.subarray(0, 20))).toEqual({ ok: false, error: 'content' })
  expect(await uploaded('a.jpg', bytes([...jpeg], [...behind]))).toMatchObject({
    ok: true,
    value: { content: jpeg },
  })
})
