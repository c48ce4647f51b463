/** An uploaded picture is kept at these widths, and at its own where that is smaller than the largest. */
export const pictureWidths = [320, 640, 1280, 1920] as const

/** Smallest first; nothing is made larger than it is. */
export function widthsOf(width: number): number[] {
  const largest = Math.min(width, pictureWidths[pictureWidths.length - 1] ?? width)
  return [...pictureWidths.filter((one) => one < largest), largest]
}

/** An address says the largest width itself: every standard width below it is there too. */
const uploaded = /^(\/api\/v1\/picture\/picture_[\w-]{22})-(\d{1,4})$/

/** `srcset` of an uploaded picture; null where the address is none of one, as of a drawing. */
export function sourcesOf(url: string): string | null {
  const [, address, width] = uploaded.exec(url) ?? []
  if (address === undefined) return null
  return widthsOf(Number(width))
    .map((one) => `${address}-${one} ${one}w`)
    .join(', ')
}

/** The address at the smallest width that is at least this wide, or the largest there is. */
export function sourceAt(url: string, least: number): string {
  const [, address, width] = uploaded.exec(url) ?? []
  if (address === undefined) return url
  const widths = widthsOf(Number(width))
  return `${address}-${widths.find((one) => one >= least) ?? width}`
}
