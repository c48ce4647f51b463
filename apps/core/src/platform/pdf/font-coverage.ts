/** The characters a font has a drawing for, as its `cmap` table says. What a font is published for promises more. */
export function coverageOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableOf(font, 'cmap')
  const points = new Set<number>()
  for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4))
    const format = table.readUInt16BE(0)
    if (format === 4) addSegments(table, points)
    if (format === 12) addGroups(table, points)
  }
  return points
}

function tableOf(font: Buffer, wanted: string): Buffer {
  for (let at = 0; at < font.readUInt16BE(4); at += 1) {
    const entry = 12 + at * 16
    if (font.toString('latin1', entry, entry + 4) !== wanted) continue
    const offset = font.readUInt32BE(entry + 8)
    return font.subarray(offset, offset + font.readUInt32BE(entry + 12))
  }
  throw new Error(`this font has no ${wanted}`)
}

/** Format 4: characters of the first plane, in segments. */
function addSegments(table: Buffer, points: Set<number>): void {
  const size = table.readUInt16BE(6)
  for (let at = 0; at < size; at += 2) {
    const end = table.readUInt16BE(14 + at)
    const start = table.readUInt16BE(16 + size + at)
    const delta = table.readUInt16BE(16 + 2 * size + at)
    const place = 16 + 3 * size + at
    const offset = table.readUInt16BE(place)
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const found = offset === 0 ? point : table.readUInt16BE(place + offset + (point - start) * 2)
      if (found !== 0 && ((found + delta) & 0xffff) !== 0) points.add(point)
    }
  }
}

/** Format 12: characters of every plane, in groups. */
function addGroups(table: Buffer, points: Set<number>): void {
  for (let at = 0; at < table.readUInt32BE(12); at += 1) {
    const [start = 0, end = 0] = [0, 4].map((field) => table.readUInt32BE(16 + at * 12 + field))
    for (let point = start; point <= end; point += 1) points.add(point)
  }
}
