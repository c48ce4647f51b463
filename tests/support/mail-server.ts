import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }

export type MailServer = {
  /** `smtp://127.0.0.1:40125`. */
  readonly url: string
  readonly mails: ReceivedMail[]
  /** What it was told by those who signed in. */
  readonly passwords: readonly string[]
  /** What the server says to the content of the next mails: null takes them. */
  refuse(code: number | null): void
  close(): Promise<void>
}

/** A mail server that keeps what it is given. */
export async function openMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const passwords: string[] = []
  let refusal: number | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      passwords.push(password ?? '')
      callback(null, { user: username })
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusal !== null) return callback(Object.assign(new Error('not now'), { responseCode: refusal }))
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    passwords,
    refuse: (code) => {
      refusal = code
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
