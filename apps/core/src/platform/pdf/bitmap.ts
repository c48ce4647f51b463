import type PDFDocument from 'pdfkit'
import { isSoundPng } from './sound-png.ts'

type Doc = InstanceType<typeof PDFDocument>
/** What pdfkit knows of a picture it has opened; its types leave it out. */
export type Bitmap = { readonly width: number; readonly height: number }

/** A PNG or JPEG for this document; null for what PDF has no form for (WebP), or nobody can read. */
export function openBitmap(doc: Doc, bytes: Uint8Array): Bitmap | null {
  const source = Buffer.from(bytes)
  if (source[0] === 0x89 && !isSoundPng(source)) return null
  try {
    return (doc as unknown as { openImage(source: Buffer): Bitmap }).openImage(source)
  } catch {
    return null
  }
}

type Place = { x: number; y: number; width: number; height: number }

export const drawBitmap = (doc: Doc, bitmap: Bitmap, { x, y, width, height }: Place): void =>
  void doc.image(bitmap as unknown as string, x, y, { width, height })
