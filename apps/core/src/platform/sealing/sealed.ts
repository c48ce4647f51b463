import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

export type Seal = {
  /** `context` names the table, row and column: a sealed value opens nowhere else. */
  seal(plain: string, context: string): string
  /** Throws where the value was sealed with another key, for another place, or was changed. */
  open(sealed: string, context: string): string
}

/**
 * Secrets at rest under AES-256-GCM, with a key derived from this text: of the installation's key, and of WASL_SECRET for that
 * alone (reliability D-28, decision 081).
 */
export function createSeal(keyText: string): Seal {
  const key = keyOf(keyText)
  const keyId = keyIdOf(keyText)
  return {
    seal(plain, context) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return ['v1', keyId, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join(
        '.',
      )
    },
    open(sealed, context) {
      const [version, sealedBy, iv = '', tag = '', text = ''] = sealed.split('.')
      if (version !== 'v1' || sealedBy !== keyId)
        throw new Error('a secret was sealed with another key than the one of this installation')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
        authTagLength: 16,
      })
      decipher.setAAD(Buffer.from(context)).setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}

/** The second part of what this text sealed: tells whose it is without opening it. */
export const keyIdOf = (keyText: string): string =>
  createHash('sha256').update(keyOf(keyText)).digest('hex').slice(0, 8)

const keyOf = (keyText: string): Buffer =>
  Buffer.from(hkdfSync('sha256', keyText, 'wasl secrets at rest', 'aes-256-gcm', 32))
