import { bffOver, fromApp, startOfTest, type Answers } from '../bff.fixtures.ts'

const after = (ms: number) => new Date(startOfTest.getTime() + ms).toISOString()
const secretOf = (letter: string) => letter.repeat(43)

export const pair = (letter: string, accessMs = 15 * 60_000) => ({
  access: secretOf(letter.toLowerCase()),
  refresh: secretOf(letter.toUpperCase()),
  access_expires: after(accessMs),
  session_ends: after(12 * 3_600_000),
})

export const signedInAnswer = {
  ...pair('a'),
  sessionid: 's-1',
  known_device: 'a-known-device',
  enable_OTP: false,
}

export const codeAsked = {
  enable_OTP: true,
  message: 'We sent you a code.',
  challenge: secretOf('c'),
  sent_to: 'a••••@tamra-tide.example',
  expires: after(5 * 60_000),
}

/** What the core says of somebody who has no section, and these permissions. */
export const withoutSection = (permissions: readonly string[] = [], isSuperuser = false): Answers => ({
  sections: { status: 200, body: { payment_request: false } },
  other: {
    status: 200,
    body: {
      id: 9,
      username: 'nuwair.demo',
      email: 'nuwair@staff.example',
      name_en: 'Nuwair',
      name_ar: 'نوير',
      language: 'en',
      is_superuser: isSuperuser,
      user_permissions: [],
      permissions,
      receive_order_notification: false,
      send_order_notification: false,
      merchant_logo: null,
      merchant_title: 'Dar Nuwair',
      sections: { payment_request: false },
    },
  },
})

/** A bff whose answers' cookies are kept, as a browser keeps them. */
export function browserOver(answers: Answers = {}, options: Parameters<typeof bffOver>[1] = {}) {
  const bff = bffOver(answers, options)
  const cookies = new Map<string, string>()
  const seen: string[] = []
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      seen.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (path: string, init: RequestInit = {}) =>
    keep(
      await bff.request(path, {
        ...init,
        headers: { cookie: cookie(), ...(init.headers as Record<string, string> | undefined) },
      }),
    )
  const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...fromApp, ...headers } })
  const signIn = () => post('/bff/auth/sign-in', { username: 'nuwair.demo', password: 'right' })
  const asked = (call: string) => bff.made.filter((made) => made.call === call)
  return { ...bff, ask, post, signIn, cookies, seen, asked }
}
