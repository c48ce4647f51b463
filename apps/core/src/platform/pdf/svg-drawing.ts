import type PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>
type Attributes = Readonly<Record<string, string>>
type Shape = { name: string; attributes: Attributes }
export type SvgDrawing = { side: number; shapes: Shape[] }

const drawable = new Set(['path', 'rect', 'circle'])

/** Logos are plain: shapes, in groups, with colours. Null for a picture that holds anything else. */
export function readSvg(text: string): SvgDrawing | null {
  const side = Number(/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text)?.[1])
  if (!Number.isFinite(side) || side <= 0) return null
  const shapes: Shape[] = []
  const groups: Attributes[] = [{}]
  for (const [, close, name = '', attributes = '', end] of text.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    const own = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    )
    if (close) {
      if (name === 'g') groups.pop()
    } else if (name === 'g' && !own['transform']) {
      if (!end) groups.push({ ...groups.at(-1), ...own })
    } else if (drawable.has(name) && !own['transform']) {
      shapes.push({ name, attributes: { ...groups.at(-1), ...own } })
    } else if (name !== 'svg' && name !== 'title') return null
  }
  return { side, shapes }
}

/** Draws it into a square whose upper left corner is given. */
export function drawSvg(
  doc: Doc,
  { side, shapes }: SvgDrawing,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / side)
  for (const { name, attributes } of shapes) drawShape(doc, name, attributes)
  doc.restore()
}

function drawShape(doc: Doc, name: string, attributes: Attributes): void {
  const number = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') doc.path(attributes['d'] ?? '')
  if (name === 'circle') doc.circle(number('cx'), number('cy'), number('r'))
  if (name === 'rect')
    doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  doc
    .lineWidth(Number(attributes['stroke-width'] ?? 1))
    .lineCap('round')
    .lineJoin('round')
  const [fill, stroke] = [colour(attributes['fill'] ?? '#000000'), colour(attributes['stroke'] ?? 'none')]
  if (fill && stroke) doc.fillAndStroke(fill, stroke)
  else if (fill) doc.fill(fill)
  else if (stroke) doc.stroke(stroke)
}

const colour = (text: string): string | null => (/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(text) ? text : null)
