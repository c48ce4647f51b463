import type { Picture } from './chart-svg.ts'

const written = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-size',
  'font-weight',
]

/** What a frame shows now, with the styles of the page written into the drawing. */
export function readPicture(
  frame: HTMLElement,
  { title, summary }: { title: string; summary: string },
): Picture {
  const page = getComputedStyle(frame)
  const role = (name: string) => page.getPropertyValue(name).trim()
  return {
    title,
    summary,
    drawings: Array.from(frame.querySelectorAll<SVGSVGElement>('svg[data-chart]'), drawingOf),
    legend: Array.from(frame.querySelectorAll<HTMLElement>('[data-legend]'), (line) => ({
      text: line.dataset.legend ?? '',
      colour: getComputedStyle(line).getPropertyValue('--series').trim(),
    })),
    isMirrored: page.direction === 'rtl',
    colours: { ground: role('--surface'), text: role('--text'), quiet: role('--text-2') },
    font: page.fontFamily.replaceAll('"', "'"),
  }
}

function drawingOf(svg: SVGSVGElement): Picture['drawings'][number] {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const { width, height } = svg.getBoundingClientRect()
  const originals = Array.from(svg.querySelectorAll('*'))
  Array.from(copy.querySelectorAll('*')).forEach((element, index) => {
    const original = originals[index]
    if (original) write(element, getComputedStyle(original))
  })
  for (const hidden of copy.querySelectorAll('[data-hidden], defs')) hidden.remove()
  clean(copy)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const markup = new XMLSerializer().serializeToString(copy)
  const isTurned = getComputedStyle(svg).transform.startsWith('matrix(-1')
  const turn = `translate(${width} 0) scale(-1 1)`
  return { markup: isTurned ? `<g transform="${turn}">${markup}</g>` : markup, width, height }
}

function write(element: Element, style: CSSStyleDeclaration) {
  if (style.display === 'none' || style.fill === 'rgba(0, 0, 0, 0)') {
    element.setAttribute('data-hidden', '')
    return
  }
  for (const name of written) element.setAttribute(name, style.getPropertyValue(name))
  clean(element)
}

function clean(element: Element) {
  for (const name of ['class', 'id', 'role', 'aria-label', 'aria-hidden', 'clip-path'])
    element.removeAttribute(name)
}
