import { randomUUID, createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Seal = {
  /** `context` names the place: a sealed text opens nowhere else. */
  close(plain: string, context: string): string
  /** Null where it was sealed with another secret, for another place, or was changed. */
  open(sealed: string, context: string): string | null
}

const ivBytes = 12

const tagBytes = 16

/** AES-256-GCM under a key of its own, derived from the installation's secret (reliability D-28). */
function createSeal(installationSecret: string, purpose: string): Seal {
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

/** What is kept under a name until an instant (milliseconds). */
export type Kept = { readonly text: string; readonly until: number }

export type SealedFiles = {
  read(name: string): Promise<Kept | null>
  write(name: string, kept: Kept): Promise<void>
  remove(name: string): Promise<void>
  /** Removes what is over. */
  sweep(now: number): Promise<void>
}

/**
 * One small sealed file per name. A file is written beside its place and moved there, so a process that dies leaves the
 * old one or the new one, never half of either. A file that cannot be opened counts as absent.
 */
export function sealedFiles(folder: string, secret: string): SealedFiles {
  const seal = createSeal(secret, 'sealed files')
  let made: Promise<unknown> | null = null
  const ready = () => (made ??= mkdir(folder, { recursive: true, mode: 0o700 }))

  const read = async (name: string): Promise<Kept | null> => {
    const written = await readFile(join(folder, name), 'utf8').catch(absent)
    const [, until = '', sealed = ''] = /^(\d+)\n(.+)$/.exec(written ?? '') ?? []
    const text = sealed && seal.open(sealed, `${name} ${until}`)
    return text ? { text, until: Number(until) } : null
  }
  const remove = (name: string) => rm(join(folder, name), { force: true })

  return {
    read,
    remove,
    async write(name, { text, until }) {
      await ready()
      const beside = join(folder, `${name}.${randomUUID()}.new`)
      await writeFile(beside, `${until}\n${seal.close(text, `${name} ${until}`)}`, { mode: 0o600 })
      await rename(beside, join(folder, name))
    },
    async sweep(now) {
      await ready()
      for (const name of await readdir(folder)) {
        const kept = name.endsWith('.new') ? null : await read(name)
        if (kept === null || kept.until <= now) await remove(name)
      }
    },
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
