import { directionOf, localeTag, type Locale } from '@wasl/domain/locale'
import PdfFile from 'pdfkit'
import { bidiLines, mirrored, type Line } from './bidi-lines.ts'
import { fontFile, fontName, fontRuns, type Weight } from './pdf-fonts.ts'

export type Ink = { readonly size: number; readonly weight?: Weight; readonly colour?: string }

/** In points; `start` is measured from the edge where reading begins. */
export type Column = { readonly start: number; readonly width: number; readonly align?: 'start' | 'end' }

export type Paper = ReturnType<typeof openPaper>

type Opening = {
  title: string
  author: string
  language: Locale
  at: Date
  /** Width and height in points; A4 if not given. */
  format?: [width: number, height: number]
}

type Element = PDFKit.PDFStructureElement
type TagOptions = {
  within?: Element
  alt?: string
  bbox?: [number, number, number, number]
  scope?: 'Row' | 'Column'
}

/** Lines of text sit at this share of their height, measured from above. */
const baseline = 0.74
const leading = 1.5
/** `features`, though empty, makes a run be shaped as a whole: words apart would stand in the wrong order. */
const none: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [], baseline: 'alphabetic' }

/**
 * A tagged document in one language. The same content gives the same bytes: the only time in it is the one it was given.
 * Columns are named from the start edge, so that Arabic is the mirror of English.
 */
export function openPaper({ title, author, language, at, format }: Opening) {
  const doc = new PdfFile({
    size: format ?? 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // pdfkit knows it, its types do not.
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: localeTag(language).slice(0, 5),
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: at, ModDate: at },
    bufferPages: true,
    font: '',
  })
  const direction = directionOf(language)
  const known = new Set<string>()
  /** The lines drawn since the element around them began, in reading order. */
  let spoken: string[] = []
  const root = doc.struct('Document')
  doc.addStructure(root)

  const font = (face: Parameters<typeof fontName>[0], { size, weight = 400 }: Ink, isRtl = false) => {
    const name = fontName(face, weight) + (isRtl ? fromRight : '')
    if (!known.has(name)) doc.registerFont(name, fontFile(face, weight))
    known.add(name)
    return doc.font(name).fontSize(size)
  }
  const widths = new Map<string, number>()
  const widthOf = (text: string, ink: Ink): number => {
    const key = `${ink.size} ${ink.weight} ${text}`
    const width =
      widths.get(key) ??
      fontRuns(text).reduce((sum, run) => sum + font(run.face, ink).widthOfString(run.text, none), 0)
    widths.set(key, width)
    return width
  }

  const linesOf = (text: string, ink: Ink, width: number): Line[] =>
    bidiLines(text, direction, { width, measure: (word) => widthOf(word, ink) })

  const leftOf = ({ start, width }: Column) => (direction === 'rtl' ? doc.page.width - start - width : start)

  const drawLine = (line: Line, ink: Ink, { column, y }: { column: Column; y: number }) => {
    const width = line.runs.reduce((sum, run) => sum + widthOf(run.text, ink), 0)
    const isAtRight = (direction === 'rtl') !== (column.align === 'end')
    let x = leftOf(column) + (isAtRight ? column.width - width : 0)
    doc.fillColor(ink.colour ?? '#111418')
    for (const run of line.runs) {
      const parts = fontRuns(run.text)
      for (const part of run.isRtl ? parts.toReversed().map(turned) : parts) {
        font(part.face, ink, run.isRtl).text(part.text, x, y + ink.size * leading * baseline, none)
        x += doc.widthOfString(part.text, none)
      }
    }
    spoken.push(line.text.trim())
  }

  return {
    doc,
    root,
    direction,
    width: doc.page.width,
    height: doc.page.height,
    leftOf,
    heightOf: (text: string, ink: Ink, width: number): number =>
      linesOf(text, ink, width).length * ink.size * leading,
    /** Draws a text into a column and answers its height. Inside a tag only. */
    write(text: string, ink: Ink, { column, y }: { column: Column; y: number }): number {
      const lines = linesOf(text, ink, column.width)
      lines.forEach((line, row) => drawLine(line, ink, { column, y: y + row * ink.size * leading }))
      return lines.length * ink.size * leading
    },
    /** An element with content: a heading, a paragraph, a cell. */
    tag(type: string, draw: () => void, options: TagOptions = {}): void {
      const { within = root, ...attributes } = options
      const element = doc.struct(type, attributes)
      within.add(element)
      element.add(() => {
        spoken = []
        draw()
        if (spoken.length > 0) say(element, spoken.join(' '))
      })
      element.end()
    },
    /** An element with elements in it: a table, a row of it. */
    group(type: string, within: Element = root): Element {
      const element = doc.struct(type)
      within.add(element)
      return element
    },
    /** What is no content: lines, plates, edges, numbers of pages. */
    decorate(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    async bytes(): Promise<Uint8Array<ArrayBuffer>> {
      const chunks: Buffer[] = []
      doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      const done = new Promise<void>((resolve, reject) => {
        doc.on('end', resolve)
        doc.on('error', reject)
      })
      root.end()
      for (const name of known) if (name.endsWith(fromRight)) nameFromTheRight(doc.font(name))
      doc.end()
      await done
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

/** Who reads aloud takes the text of the element: the letters on the paper are drawn from left to right. */
function say(element: Element, text: string): void {
  // pdfkit writes the dictionary when the element has ended; its types do not name it.
  const { dictionary } = element as unknown as { dictionary: { data: Record<string, unknown> } }
  // A boxed text is written as a text, a plain one as a name.
  // oxlint-disable-next-line no-new-wrappers
  dictionary.data['ActualText'] = new String(text)
}

/** What is drawn from the right has fonts of its own, which name its drawings as such. */
const fromRight = ' from the right'

/**
 * Who copies or searches the paper takes a line of Arabic drawing by drawing, from the right: letters that share a drawing
 * are named in that order, a turned bracket by the one it was, and a mark over a letter, which would stand apart, not at all.
 */
function nameFromTheRight(doc: PDFKit.PDFDocument): void {
  // The text of each glyph of the current font, as pdfkit collects it while it writes.
  const { _font: current } = doc as unknown as { _font: { unicode: number[][] } }
  current.unicode = current.unicode.map((points) => {
    const text = String.fromCodePoint(...points)
    if (/^\p{M}+$/u.test(text)) return []
    return fromTheRight.test(text)
      ? points.toReversed()
      : Array.from(mirrored(text), (sign) => sign.codePointAt(0) ?? 0)
  })
}

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Right-to-left letters are reversed while they are shaped; what is between them is not. */
const turned = <Part extends { text: string }>(part: Part): Part =>
  fromTheRight.test(part.text)
    ? part
    : {
        ...part,
        text: Array.from(graphemes.segment(part.text), ({ segment }) => segment)
          .toReversed()
          .join(''),
      }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
