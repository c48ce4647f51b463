export type LegendLine = { text: string; colour: string }

export type Picture = {
  title: string
  summary: string
  /** Drawings with every style written on them, in pixels. */
  drawings: { markup: string; width: number; height: number }[]
  legend: LegendLine[]
  isMirrored: boolean
  colours: { ground: string; text: string; quiet: string }
  font: string
}

const pad = 24
const line = 22

/** A file that stands alone: title, summary, drawing and legend, on its own ground. */
export function pictureSvg({ title, summary, drawings, legend, isMirrored, colours, font }: Picture): string {
  const width = Math.max(320, ...drawings.map((drawing) => drawing.width)) + 2 * pad
  const start = isMirrored ? width - pad : pad
  const inward = isMirrored ? -1 : 1
  const head = pad + 52
  let below = head
  const drawn = drawings.map((drawing) => {
    const x = isMirrored ? width - pad - drawing.width : pad
    const placed = `<g transform="translate(${x} ${below})">${drawing.markup}</g>`
    below += drawing.height + 12
    return placed
  })
  const lines = legend.map(({ text, colour }, index) => {
    const y = below + 12 + index * line
    const x = isMirrored ? start - 12 : start
    return (
      `<rect x="${x}" y="${y - 10}" width="12" height="12" rx="3" fill="${escaped(colour)}"/>` +
      `<text x="${start + inward * 20}" y="${y}" font-size="14" fill="${escaped(colours.text)}">${escaped(text)}</text>`
    )
  })
  const height = below + legend.length * line + pad
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="${escaped(font)}" direction="${isMirrored ? 'rtl' : 'ltr'}">`,
    `<title>${escaped(title)}</title><desc>${escaped(summary)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${escaped(colours.ground)}"/>`,
    `<text x="${start}" y="${pad + 16}" font-size="18" font-weight="600" fill="${escaped(colours.text)}">${escaped(title)}</text>`,
    `<text x="${start}" y="${pad + 36}" font-size="13" fill="${escaped(colours.quiet)}">${escaped(summary)}</text>`,
    ...drawn,
    ...lines,
    '</svg>',
  ].join('')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
