import { directionOf, localeTag, type Locale } from '@wasl/domain/locale'
import PdfFile from 'pdfkit'
import { bidiLines, type Line } from './bidi-lines.ts'
import { fontFile, fontName, fontRuns, type Weight } from './pdf-fonts.ts'

export type Ink = { readonly size: number; readonly weight?: Weight; readonly colour?: string }

/** In points; `start` is measured from the edge where reading begins. */
export type Column = { readonly start: number; readonly width: number; readonly align?: 'start' | 'end' }

export type Paper = ReturnType<typeof openPaper>

type Opening = { title: string; author: string; language: Locale; at: Date }

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
export function openPaper({ title, author, language, at }: Opening) {
  const doc = new PdfFile({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // pdfkit knows it, its types do not.
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: localeTag(language).slice(0, 5),
    info: { Title: title, Author: author, Creator: 'Wasl', Producer: 'Wasl', CreationDate: at, ModDate: at },
    bufferPages: true,
    font: '',
  })
  const direction = directionOf(language)
  const known = new Set<string>()
  const root = doc.struct('Document')
  doc.addStructure(root)

  const font = (script: Parameters<typeof fontName>[0], { size, weight = 400 }: Ink) => {
    const name = fontName(script, weight)
    if (!known.has(name)) doc.registerFont(name, fontFile(script, weight))
    known.add(name)
    return doc.font(name).fontSize(size)
  }
  const widths = new Map<string, number>()
  const widthOf = (text: string, ink: Ink): number => {
    const key = `${ink.size} ${ink.weight} ${text}`
    const width =
      widths.get(key) ??
      fontRuns(text).reduce((sum, run) => sum + font(run.script, ink).widthOfString(run.text, none), 0)
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
    doc.markContent('Span', { actual: line.text })
    for (const run of line.runs) {
      const parts = fontRuns(run.text)
      for (const part of run.isRtl ? parts.toReversed().map(turned) : parts) {
        font(part.script, ink).text(part.text, x, y + ink.size * leading * baseline, none)
        x += doc.widthOfString(part.text, none)
      }
    }
    doc.endMarkedContent()
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
      element.add(draw)
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
      doc.end()
      await done
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

/** Letters of Arabic are turned while they are shaped; spaces and signs between them are not. */
const turned = <Part extends { text: string }>(part: Part): Part =>
  /\p{Script=Arabic}/u.test(part.text) ? part : { ...part, text: Array.from(part.text).toReversed().join('') }
