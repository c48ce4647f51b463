import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { answerReadiness, type Readiness } from '@wasl/contracts/readiness'
import { languageOf } from '../answer/accept-language.ts'
import type { BffEnv, Clock } from '../bff-env.ts'

export type WellKnownOptions = {
  readonly publicUrl: string
  /** Whom to tell of a weakness of this installation. */
  readonly securityContact: string | null
  readonly clock: Clock
  readonly readiness: () => Promise<Readiness>
  /**
   * Apple's proof that this site may offer Apple Pay; null where it is not offered. A folder holds one for each
   * merchant's host, under its name.
   */
  readonly appleDomainFile: string | null
}

const halfAYearMs = 15_552_000_000

/** What machines ask every server for. */
export function mountWellKnown(
  app: Hono<BffEnv>,
  { publicUrl, securityContact, clock, readiness, appleDomainFile }: WellKnownOptions,
): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async () => answerReadiness(await readiness()))
  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        // Pages say `noindex`, which is read only where they may be; so is the preview of a shared link.
        ...['/bff/', '/api/', '/sandbox-bank/'].map((path) => `Disallow: ${path}`),
        '',
      ].join('\n'),
    ),
  )
  app.get('/.well-known/security.txt', (c) => {
    // A merchant's site answers for the merchant, not for this installation. RFC 9116 §2.5.3: an address of the web begins with https.
    const contact = [securityContact, publicUrl].find(
      (address) => address && /^(https|mailto):/.test(address),
    )
    if (!contact) return c.body(null, 404)
    return c.text(
      [
        `Contact: ${contact}`,
        `Expires: ${new Date(clock.now().getTime() + halfAYearMs).toISOString()}`,
        'Preferred-Languages: en, ar',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
        '',
      ].join('\n'),
    )
  })
  app.get('/.well-known/apple-developer-merchantid-domain-association', async (c) => {
    const proof = appleDomainFile && (await appleProof(appleDomainFile, c.get('host')))
    return proof ? c.text(proof) : c.body(null, 404)
  })
  // Where password managers lead whoever wants another password (W3C, a well-known URL for changing passwords).
  app.get('/.well-known/change-password', (c) =>
    c.redirect(`/${languageOf(c.req.header('accept-language'))}/dashboard/user/password`, 302),
  )
  app.get('/security.txt', (c) => c.redirect('/.well-known/security.txt', 302))
}

async function appleProof(place: string, host: string): Promise<string | null> {
  if (!(await stat(place)).isDirectory()) return readFile(place, 'utf8')
  const [name = ''] = host.split(':')
  // A host is what a browser says it is: it names a file of the folder and nothing above it.
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)) return null
  return readFile(join(place, name), 'utf8').catch(() => null)
}
