import { widthsOf } from '@wasl/domain/picture-widths'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTurn } from '../limits/in-turn.ts'

/** What opens a picture needs four bytes for each pixel: 24 megapixels are 96 MB. */
export const mostPicturePixels = 24_000_000

export type ShrinkProblem = 'type' | 'content' | 'pixels'

export type ShrunkPicture = {
  /** Of the largest, as it is looked at. */
  width: number
  height: number
  /** WebP, smallest first. */
  renditions: { width: number; content: Buffer }[]
}

const quality = 82
const turn = inTurn(2)

/**
 * A photo as pages show it: turned as its camera says, without what the camera wrote into it, at each width. Its size is
 * read and limited before anything is decoded (commerce.md D41).
 */
export const shrinkPicture = (content: Uint8Array): Promise<Result<ShrunkPicture, ShrinkProblem>> =>
  isOfKnownType(content) ? turn(() => shrink(content)) : Promise.resolve(refused('type'))

async function shrink(content: Uint8Array): Promise<Result<ShrunkPicture, ShrinkProblem>> {
  // Read late: only whoever sends a picture needs its binary.
  const { default: sharp } = await import('sharp')
  // The head alone: it is asked before the limit, so that it can say what is too much.
  const size = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return refused('content')
  if (size.width * size.height > mostPicturePixels) return refused('pixels')
  const open = () => sharp(content, { limitInputPixels: mostPicturePixels, failOn: 'truncated' })
  const shrunk: ShrunkPicture = { width: 0, height: 0, renditions: [] }
  try {
    for (const width of widthsOf(size.autoOrient.width)) {
      const made = open().autoOrient().resize({ width }).webp({ quality })
      const { data, info } = await made.toBuffer({ resolveWithObject: true })
      Object.assign(shrunk, { width, height: info.height })
      shrunk.renditions.push({ width, content: data })
    }
  } catch {
    return refused('content')
  }
  return accepted(shrunk)
}

/** By the first bytes: nothing else is handed to a decoder. */
function isOfKnownType(content: Uint8Array): boolean {
  const head = Buffer.from(content.subarray(0, 16)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    /^[^]{4}ftyp(avif|avis)/.test(head)
  )
}
