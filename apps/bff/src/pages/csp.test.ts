import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import { withoutLimits } from '../middleware/rate-limits.fixtures.ts'
import { barePolicy, pagePolicy } from './csp.ts'
import { payDetails } from '../pay/pay.fixtures.ts'

test('a page runs what carries its nonce, talks to this site alone and is framed by nobody', () => {
  expect(pagePolicy({ nonce: 'abc', formOrigins: ['https://bank.example'] }).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'nonce-abc' 'strict-dynamic'",
    "style-src 'self' 'nonce-abc'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'self' https://bank.example",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ])
})

test.each(['/en/pay/PR-1002', '/ar/attempt/AT-1', '/en', '/nowhere', '/bff/pay/PR-1002', '/healthz'])(
  'the policy of %s has no unsafe word, no wildcard and no plain http source of its own',
  async (path) => {
    const policy = (await bffOver({}, { publicUrl: 'https://pay.example' }).request(path)).headers.get(
      'content-security-policy',
    )
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).not.toMatch(/unsafe|\*|http:|eval/)
  },
)

test('a plain form may lead to the gateways that the page offers, and to no other', async () => {
  const policyWith = async (origins: readonly string[]) => {
    const choices = payDetails.pay_choices.map((choice) => ({ ...choice, redirect_origins: [...origins] }))
    const bff = bffOver({ payDetails: { status: 200, body: { ...payDetails, pay_choices: choices } } })
    const { headers } = await bff.request('/en/pay/PR-1002')
    return /form-action [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0]
  }
  expect(await policyWith([])).toBe("form-action 'self' http://localhost:4000")
  expect(await policyWith(['https://bank.example'])).toBe(
    "form-action 'self' http://localhost:4000 https://bank.example",
  )
})

test('what is no page runs and embeds nothing', () => {
  expect(barePolicy).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
})

test('no nonce is used twice, and each page’s policy names the nonce it was rendered with', async () => {
  const bff = bffOver({}, { limits: withoutLimits })
  const policies: (string | null)[] = []
  for (let turn = 0; turn < 10_000; turn += 1) {
    policies.push((await bff.request('/en')).headers.get('content-security-policy'))
  }
  expect(new Set(bff.pages.map(({ nonce }) => nonce)).size).toBe(10_000)
  expect(bff.pages.every(({ nonce }) => /^[\w-]{22}$/.test(nonce))).toBe(true)
  expect(policies.map((policy) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1])).toEqual(
    bff.pages.map(({ nonce }) => nonce),
  )
})
