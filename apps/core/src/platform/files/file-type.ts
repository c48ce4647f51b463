export type KnownFileType = {
  readonly contentType: string
  readonly endings: readonly string[]
  fits(content: Uint8Array): boolean
}

const startsWith =
  (...bytes: number[]) =>
  (content: Uint8Array) =>
    bytes.every((byte, at) => content[at] === byte)
const archive = startsWith(0x50, 0x4b, 0x03, 0x04)
const compound = startsWith(0xd0, 0xcf, 0x11, 0xe0)
const office = 'application/vnd.openxmlformats-officedocument'

/** What an attachment may be (payments B1), each with the first bytes that prove it. */
export const fileTypes: readonly KnownFileType[] = [
  { contentType: 'application/pdf', endings: ['pdf'], fits: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d) },
  {
    contentType: 'image/png',
    endings: ['png'],
    fits: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], fits: startsWith(0xff, 0xd8, 0xff) },
  { contentType: `${office}.wordprocessingml.document`, endings: ['docx'], fits: archive },
  { contentType: `${office}.spreadsheetml.sheet`, endings: ['xlsx'], fits: archive },
  { contentType: 'application/msword', endings: ['doc'], fits: compound },
  { contentType: 'application/vnd.ms-excel', endings: ['xls'], fits: compound },
  { contentType: 'text/plain', endings: ['txt'], fits: isText },
]

/** The type a file is sent as, and the ending its name must have: what was said of it counts only where its bytes agree. */
export function fileType(
  content: Uint8Array,
  said: string,
): { contentType: string; endings: readonly string[] } {
  const found = fileTypes.find(({ contentType, fits }) => contentType === said && fits(content))
  return found ?? { contentType: 'application/octet-stream', endings: ['bin'] }
}

function isText(content: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(content).includes('\0')
  } catch {
    return false
  }
}
