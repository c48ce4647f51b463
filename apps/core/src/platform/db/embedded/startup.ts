const PROTOCOL_3 = 0x0003_0000

/**
 * True for the frame that begins a session. The others ask for encryption, which a port does not need, or to
 * cancel a statement, which one session cannot hear while it runs one.
 */
export const beginsSession = (first: Buffer): boolean =>
  first.length >= 8 && first.readUInt32BE(4) >>> 16 === PROTOCOL_3 >>> 16

export function startupFrame(user: string, database: string): Buffer {
  const settings = Buffer.from(`user\0${user}\0database\0${database}\0\0`)
  const bytes = Buffer.alloc(8 + settings.length)
  bytes.writeUInt32BE(bytes.length, 0)
  bytes.writeUInt32BE(PROTOCOL_3, 4)
  bytes.set(settings, 8)
  return bytes
}
