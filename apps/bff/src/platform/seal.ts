import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export type Seal = {
  /** `context` names the place: a sealed text opens nowhere else. */
  close(plain: string, context: string): string
  /** Null where it was sealed with another secret, for another place, or was changed. */
  open(sealed: string, context: string): string | null
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key of its own, derived from the installation's secret (reliability D-28). */
export function createSeal(installationSecret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', installationSecret, 'wasl bff', purpose, 32))
  return {
    close(plain, context) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return null
      const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag)
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
